import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Colour of the window's top left corner, as `rgb`, also while the page is not painted yet. */
export async function firstPixel(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width: 4, height: 4, scale: 1 },
  });
  const png = Buffer.from(data, 'base64');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  // Whatever filter its row has, the first pixel is stored as it is: nothing stands to the left of it or above.
  return [...inflateSync(Buffer.concat(parts)).subarray(1, 4)];
}

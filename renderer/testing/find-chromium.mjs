// The browser that the tests drive: CHROME_PATH, an installed Chrome or Chromium, or Playwright's own. With --install it
// is installed where that needs no question: on Debian or Ubuntu, as root.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];
const WANTED =
  'The browser tests need Chromium or Chrome: install one (Debian and Ubuntu: apt-get install chromium), or set CHROME_PATH to its program.';

/**
 * Path of the browser's program, or undefined when there is none. Throws when CHROME_PATH names nothing.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) {
    if (!isProgram(CHROME_PATH)) throw new Error(`CHROME_PATH names no program: ${CHROME_PATH}`);
    return CHROME_PATH;
  }
  const onPath = NAMES.flatMap((name) => PATH.split(path.delimiter).map((folder) => path.join(folder, name)));
  return [...onPath, ...ELSEWHERE, chromium.executablePath()].find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  console.log('Installing the Debian package "chromium" for the browser tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  execFileSync('apt-get', ['update', '-qq'], { env, stdio });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], {
    env,
    stdio,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (!findChromium() && process.argv.includes('--install')) install();
    const found = findChromium();
    if (!found) throw new Error(WANTED);
    console.log(`Browser tests run in ${found}.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

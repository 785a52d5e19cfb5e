import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// `npm run test:soak` feeds it a million.
test('no hostile text ends the process that parses it', () => {
  const soak = fileURLToPath(new URL('../../bench/soak.mjs', import.meta.url));
  const report = execFileSync(process.execPath, [soak, '--documents', '400'], { encoding: 'utf8', stdio: 'pipe' });
  expect(JSON.parse(report)).toMatchObject({ documents: 400, failures: [] });
});

// The browser that the tests drive: CHROME_PATH, an installed Chrome or Chromium, or Playwright's own. With --install it
// is installed where that needs no question: on Debian or Ubuntu, as root; so are the programs that run code samples.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** Chromium without windows, first: a page costs it a third of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];
/** Programs of the same name as their packages; without them the tests say what they leave out. */
const PROGRAMS = ['curl', 'openssl', 'python3', 'shellcheck'];
const WANTED =
  'The browser tests need Chromium or Chrome: install one (Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to its program.';

/**
 * Path of the browser's program, or undefined when there is none. Throws when CHROME_PATH names nothing.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!isProgram(CHROME_PATH)) throw new Error(`CHROME_PATH names no program: ${CHROME_PATH}`);
    return CHROME_PATH;
  }
  return onPath(NAMES) ?? [...ELSEWHERE, chromium.executablePath()].find(isProgram);
}

/** The first of several programs that PATH leads to. */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Without the browser the tests end anyway; without the others they leave something out. */
function tryToInstall() {
  try {
    install();
  } catch (error) {
    console.error(error.message);
  }
}

function install() {
  const isRoot = process.getuid?.() === 0;
  const programs = PROGRAMS.filter((name) => !onPath([name]));
  const hasChromium = findChromium() !== undefined;
  if ((hasChromium && programs.length === 0) || !isRoot || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  execFileSync('apt-get', ['update', '-qq'], { env, stdio });
  // Ubuntu and old Debian have no package of the first.
  const browser = NAMES.slice(0, 2).find((name) => hasPackage(name, env));
  const packages = [...(hasChromium || !browser ? [] : [browser, 'fonts-dejavu-core']), ...programs];
  console.log(`Installing Debian packages for the tests: ${packages.join(', ')}.`);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio });
}

function hasPackage(name, env) {
  try {
    execFileSync('apt-cache', ['show', name], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (process.argv.includes('--install')) tryToInstall();
    const found = findChromium();
    if (!found) throw new Error(WANTED);
    console.log(`Browser tests run in ${found}.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'});
  return found.status === 0 ? found.stdout.trim() : null;
}

/**
 * The Chromium of this machine: CHROMIUM_PATH, Playwright's own, else the system's.
 * @returns {string | null} path of the executable
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!fs.existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
    return named;
  }
  const own = chromium.executablePath();
  if (own && fs.existsSync(own)) return own;
  for (const name of systemNames) {
    const found = onPath(name);
    if (found) return found;
  }
  return null;
}

/**
 * The browser for tests without a window: the headless shell where it is installed, which is the same
 * engine and takes half the time, else the Chromium of this machine.
 * @returns {string | null} path of the executable
 */
export function findHeadlessChromium() {
  return (process.env.CHROMIUM_PATH ? null : onPath('chromium-headless-shell')) ?? findChromium();
}

function attempt(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {stdio: 'inherit', timeout: 10 * 60_000});
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds Chromium or installs it: Playwright's own, else the system package manager's.
 * @returns {string} path of the executable
 * @throws Error saying what to install when neither way works.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine: installing one for the tests.');
  attempt('npx', ['playwright', 'install', 'chromium']);
  const isRoot = process.getuid?.() === 0;
  if (!findChromium() && onPath('apt-get')) {
    const prefix = isRoot ? [] : ['sudo', '-n'];
    const [updater, ...rest] = [...prefix, 'apt-get'];
    attempt(updater, [...rest, 'update']);
    const install = [...rest, 'install', '-y', '--no-install-recommends'];
    attempt(updater, [...install, 'chromium']);
    attempt(updater, [...install, 'chromium-headless-shell']);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'The end-to-end tests need Chromium. Install the package chromium (or Google Chrome), or set CHROMIUM_PATH.',
    );
  }
  return installed;
}

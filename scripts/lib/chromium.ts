import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string | null {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'});
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Path of the Chromium of this machine: CHROMIUM_PATH, Playwright's own, else the system's. */
export function findChromium(): string | null {
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
 * Path of the browser for tests without a window: the headless shell where it is installed, which is the same
 * engine and takes half the time, else the Chromium of this machine.
 */
export function findHeadlessChromium(): string | null {
  return (process.env.CHROMIUM_PATH ? null : onPath('chromium-headless-shell')) ?? findChromium();
}

interface Step {
  readonly title: string;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

/** Ways to install a Chromium, the best one first. */
function installSteps(): readonly Step[] {
  const download: Step = {
    title: 'Downloading the one that Playwright is made for',
    commands: [['npx', 'playwright', 'install', 'chromium']],
  };
  if (!onPath('apt-get')) return [download];
  return [
    download,
    {title: "Installing the system's package instead", commands: [[...apt(), 'update'], aptInstall('chromium')]},
  ];
}

const apt = (): readonly [string, ...string[]] => (process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']);

const aptInstall = (name: string) => [...apt(), 'install', '-y', '--no-install-recommends', name] as const;

/** What a command printed, with the command before it. It is shown only when nothing helped. */
function transcribe([program, ...args]: Step['commands'][number]): string {
  const {stdout, stderr, error} = spawnSync(program, args, {encoding: 'utf8', timeout: 10 * 60_000});
  return `> ${[program, ...args].join(' ')}\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`;
}

/**
 * Finds Chromium or installs it: Playwright's own, else the system's package. A way that does not work here, such as a
 * download without a network, is no error as long as the next one does.
 * @throws Error saying what to install, and what each way printed, when none works.
 */
export function ensureChromium(
  find: () => string | null = findChromium,
  steps: () => readonly Step[] = installSteps,
): string {
  const found = find();
  if (found) return found;
  console.log('No Chromium on this machine: installing one for the tests.');
  const transcripts: string[] = [];
  for (const {title, commands} of steps()) {
    console.log(`${title} …`);
    transcripts.push(...commands.map(transcribe));
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    `${transcripts.join('\n')}
The end-to-end tests need Chromium. Install the package chromium (or Google Chrome), or set CHROMIUM_PATH.`,
  );
}

/** Commands that install the headless shell: as root on Debian only, where it comes from the same packages as Chromium. */
function shellCommands(): Step['commands'] {
  const isRoot = process.getuid?.() === 0;
  const isWanted = isRoot && !process.env.CHROMIUM_PATH && onPath('apt-get') && !onPath('chromium-headless-shell');
  return isWanted ? [[...apt(), 'update'], aptInstall('chromium-headless-shell')] : [];
}

/** Installs the headless shell where that needs no question; the tests run without it, too, in twice the time. */
export function addHeadlessShell(commands: () => Step['commands'] = shellCommands): void {
  const wanted = commands();
  if (wanted.length === 0) return;
  console.log('Installing the headless shell of Chromium, which makes the browser tests faster …');
  wanted.forEach(transcribe);
}

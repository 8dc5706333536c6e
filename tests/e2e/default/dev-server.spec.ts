/* What writers see of the search in `npm run dev`. Starting the server twice takes a minute: in the full run only. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import type {AddressInfo} from 'node:net';
import {stripVTControlCharacters} from 'node:util';
import type {Page} from '@playwright/test';
import {isFull} from '../../support/sample.ts';
import {baseUrl} from '../../support/site.ts';
import {expect, open, test} from '../../support/fixtures.ts';
import {AskAi} from '../../support/pages/askAi.ts';
import {ResultsPage, Search} from '../../support/pages/search.ts';

const needsBuild = 'Search needs a build';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const log = '.cache/dev-server.log';

/** Starts the server with generated files of its own. */
function startServer(port: number): ChildProcess {
  fs.mkdirSync('.cache', {recursive: true});
  return spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(port)],
    {
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/dev-generated'},
      stdio: ['ignore', fs.openSync(log, 'w'), fs.openSync(log, 'a')],
    },
  );
}

/** The server shows uncaught errors over the page. */
async function expectNoOverlay(page: Page): Promise<void> {
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
}

if (isFull) {
  let server: ChildProcess;
  let url: string;

  test.use({
    baseURL: async ({}, use) => {
      await use(url);
    },
    allowedHosts: async ({}, use) => {
      await use([new URL(url).host]);
    },
  });

  /** Ends with a server that has compiled the site, or says what it had to say. */
  async function start(): Promise<void> {
    const port = await freePort();
    url = `http://localhost:${port}${baseUrl}`;
    server = startServer(port);
    await expect
      .poll(() => stripVTControlCharacters(fs.readFileSync(log, 'utf8')), {timeout: 240_000})
      .toMatch(/compiled (successfully|with \d+ error)/);
    expect(stripVTControlCharacters(fs.readFileSync(log, 'utf8'))).toContain('compiled successfully');
  }

  async function stop(): Promise<void> {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await gone;
  }

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await start();
    // The second start has from the bundler's cache what the first one has compiled.
    await stop();
    await start();
  });

  test.afterAll(stop);

  test('modal, search page and assistant say that they need a build, and nothing is in their way', async ({page}) => {
    test.setTimeout(180_000);
    const search = new Search(page);
    const askAi = new AskAi(page);
    await open(page, 'faq/');
    await search.search('float');
    await expect(search.noResults).toContainText(`${needsBuild}. Run "npm start" to build the site and search it.`);
    await expectNoOverlay(page);
    await askAi.entry.click();
    await expect(askAi.newest.error).toContainText('Run "npm start" to build the site and search it.');
    await expectNoOverlay(page);
    await open(page, 'search?q=float');
    await expect(new ResultsPage(page).alert).toContainText(needsBuild);
    await expectNoOverlay(page);
  });
}

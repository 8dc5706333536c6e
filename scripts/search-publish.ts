#!/usr/bin/env -S npx tsx
// Sends the records of a finished build to the hosted search: npm run search:publish [-- --dry-run]
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {readEnvironment} from '../src/config/env.ts';
import {PublishError, readAccount} from '../src/search/publish/account.ts';
import {publish} from '../src/search/publish/publish.ts';
import {describePlan, describeRecords} from '../src/search/publish/summary.ts';
import {readSiteRecords} from '../src/build-output/outputs/searchRecords.ts';
import {runWithOptions} from './lib/runCommand.ts';

const usage = `Usage: npm run search:publish [-- OPTIONS]

Replaces the hosted index by the records of the finished build. Reads ALGOLIA_APP_ID,
ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_API_KEY from the environment, and SITE_URL and BASE_URL
when the build was made with them.

  --dry-run    print what would be sent, ask nobody, need no account
  --dir DIR    the finished build (default: build)`;

function readRecords(directory: string) {
  if (!fs.existsSync(path.join(directory, 'sitemap.xml'))) {
    throw new PublishError(`There is no finished build in ${directory}. Run npm run build first.`);
  }
  const {SITE_URL, BASE_URL} = process.env;
  const {siteUrl, baseUrl} = readEnvironment({SITE_URL, BASE_URL});
  const records = readSiteRecords(directory, `${siteUrl}${baseUrl}`);
  // An empty list would empty the index.
  if (records.length === 0) {
    throw new PublishError(
      `The build in ${directory} has no pages below ${siteUrl}${baseUrl}. Set SITE_URL and BASE_URL as they were for the build.`,
    );
  }
  return records;
}

const readOptions = () =>
  parseArgs({options: {'dry-run': {type: 'boolean', default: false}, dir: {type: 'string', default: 'build'}}}).values;

type Options = ReturnType<typeof readOptions>;

async function publishBuild({'dry-run': isDryRun, dir}: Options): Promise<void> {
  if (isDryRun) {
    console.log(describePlan(readRecords(dir), process.env.ALGOLIA_INDEX_NAME?.trim() || '(ALGOLIA_INDEX_NAME)'));
    return;
  }
  const {appId, adminKey, indexName} = readAccount(process.env);
  const records = readRecords(dir);
  console.log(describeRecords(records));
  await publish({
    client: algoliasearch(appId, adminKey),
    indexName,
    records: records.map((record) => ({...record})),
    report: console.log,
  });
  console.log(`Published to ${indexName}.`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof PublishError || error.name === 'EnvironmentError') return error.message;
  return `Publishing failed, the index is as it was. ${error.message}`;
}

void runWithOptions(usage, readOptions, async (options) => {
  try {
    await publishBuild(options);
    return 0;
  } catch (error) {
    throw new Error(explain(error), {cause: error});
  }
});

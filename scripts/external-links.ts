#!/usr/bin/env -S npx tsx
// Asks every address outside of the site that the pages link to: npm run links:external
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkAddresses, findLinks} from './lib/externalLinks.ts';
import {runCommand} from './lib/runCommand.ts';

const usage = 'Usage: npm run links:external -- [--list]';

void runCommand(
  async () => {
    const {values} = parseArgs({options: {list: {type: 'boolean', default: false}}});
    const folders = ['docs', 'versioned_docs', 'blog'];
    const files = folders.flatMap((folder) =>
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(md|json)$/.test(file))
        .map((file) => path.join(folder, file)),
    );
    const places = findLinks(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
    if (values.list) {
      console.log([...places.keys()].sort().join('\n'));
    } else {
      const broken = await checkAddresses([...places.keys()]);
      for (const {address, reason} of broken) {
        console.error(
          `${address}: ${reason}\n${places
            .get(address)
            ?.map((place) => `  ${place}\n`)
            .join('')}`,
        );
      }
      console.log(`${places.size} addresses in ${files.length} files, ${broken.length} broken`);
      return broken.length === 0 ? 0 : 1;
    }
    return 0;
  },
  {usage},
);

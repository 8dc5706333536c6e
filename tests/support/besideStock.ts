/** One page of the docs, built by this site and by stock Docusaurus with the same styles, to compare what readers get. */
import fs from 'node:fs';
import path from 'node:path';
import {capture} from '../../scripts/lib/run.ts';
import {buildFixture, fixtureDirectory} from '../build/fixtureSite.ts';
import {buildInputs} from './buildInputs.ts';
import {fingerprint} from './variantBuild.ts';

/** What a writer may use: Markdown, parts of the theme, and a component with state of the page's own. */
const page = `---
title: Everything
slug: /general/everything
description: A page of the tests with everything that a writer may use in the text of a page.
---

import {useState} from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Clicked {count} times</button>;
}

Some text with a [link](#headings), \`inline code\`, **strong** and *emphasis*.

## Headings {#headings}

### One with \`code\` {#with-code}

Text.

<Counter />

<Tabs>
  <TabItem value="serial" label="Serial">Connect the adapter.</TabItem>
  <TabItem value="can" label="CAN">Connect the bus.</TabItem>
</Tabs>

<details>
<summary>More</summary>

Hidden at first.

</details>

- One
- Two

1. First
2. Second

> A quote.

| Setting | Value |
| --- | --- |
| One | 1 |

:::warning[Careful]

Text of a warning.

:::

\`\`\`ini title="config.ini"
[DEFAULT]
MAX_CELL_VOLTAGE = 3.500
\`\`\`

---

The end.
`;

const pagePath = 'docs/general/everything.mdx';

/** Only the version in development: the other pages of the copy stay out, so links to them lead nowhere. */
const ownConfig = `
import site from './docusaurus.config.ts';
const [[preset, options]] = site.presets;
const docs = {...options.docs, onlyIncludeVersions: ['current'], lastVersion: 'current'};
export default {...site, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', presets: [[preset, {...options, docs}]]};
`;

async function buildOwn(): Promise<string> {
  const directory = path.resolve('.cache/copies/everything');
  fs.rmSync(directory, {recursive: true, force: true});
  for (const source of buildInputs) fs.cpSync(source, path.join(directory, source), {recursive: true});
  fs.writeFileSync(path.join(directory, pagePath), page);
  fs.writeFileSync(path.join(directory, 'everything.config.ts'), ownConfig);
  const build = ['docusaurus', 'build', '--config', 'everything.config.ts'];
  const {code, output} = await capture('npx', build, {cwd: directory});
  if (code !== 0) throw new Error(output);
  return path.join(directory, 'build');
}

async function buildStock(): Promise<string> {
  const styles = ['custom.css', 'code.css'];
  const name = 'stock';
  const {code, output} = await buildFixture(name, {
    files: {
      'docs/everything.mdx': page,
      ...Object.fromEntries(styles.map((file) => [`css/${file}`, fs.readFileSync(`src/css/${file}`, 'utf8')])),
    },
    config: `presets: [['classic', {
      docs: {routeBasePath: '/'}, blog: false, theme: {customCss: ${JSON.stringify(styles.map((file) => `./css/${file}`))}},
    }]],`,
  });
  if (code !== 0) throw new Error(output);
  return path.join(fixtureDirectory(name), 'build');
}

export const everythingPage = 'general/everything';

export interface BesideStock {
  readonly own: string;
  readonly stock: string;
}

/** Folders of both builds; they are made again when something that goes into them has changed. */
export async function buildBesideStock(): Promise<BesideStock> {
  const stampFile = '.cache/beside-stock.json';
  const stamp = fingerprint([page, ownConfig]);
  const known = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '{}';
  const {stamp: knownStamp, built} = JSON.parse(known) as {readonly stamp?: string; readonly built?: BesideStock};
  if (knownStamp === stamp && built) return built;
  const made = {own: await buildOwn(), stock: await buildStock()};
  fs.writeFileSync(stampFile, JSON.stringify({stamp, built: made}));
  return made;
}

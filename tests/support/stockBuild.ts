/** A page with everything that a writer may use, built by stock Docusaurus with the same styles, to compare what readers get. */
import fs from 'node:fs';
import path from 'node:path';
import {buildFixture, fixtureDirectory} from '../build/fixtureSite.ts';
import {everythingText} from './everythingPage.ts';
import {fingerprint} from './variantBuild.ts';

const name = 'stock';

/** Folder of the build, with base path `/`; it is made again when something that goes into it has changed. */
export async function buildStock(): Promise<string> {
  const directory = path.join(fixtureDirectory(name), 'build');
  const stampFile = '.cache/stock-build.stamp';
  const stamp = fingerprint(everythingText);
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return directory;
  const styles = ['custom.css', 'code.css'];
  const {code, output} = await buildFixture(name, {
    files: {
      'docs/everything.mdx': everythingText,
      ...Object.fromEntries(styles.map((file) => [`css/${file}`, fs.readFileSync(`src/css/${file}`, 'utf8')])),
    },
    config: `presets: [['classic', {
      docs: {routeBasePath: '/'}, blog: false, theme: {customCss: ${JSON.stringify(styles.map((file) => `./css/${file}`))}},
    }]],`,
  });
  if (code !== 0) throw new Error(output);
  fs.writeFileSync(stampFile, stamp);
  return directory;
}

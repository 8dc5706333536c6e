import fs from 'node:fs';
import path from 'node:path';
import type {BuildOutput} from '../../types.ts';
import {namesIn, usedRules, wordsIn} from './usedRules.ts';

const stylesheetLink = /<link [^>]*rel="?stylesheet"?[^>]*>/g;

function addressIn(link: string): string {
  const [, quoted, plain] = /\bhref=(?:"([^"]*)"|([^\s>]+))/.exec(link) ?? [];
  return quoted ?? plain ?? '';
}

/**
 * Stylesheets of parts of the site, by the name that src/config/sharedScripts.ts gives them, and whose pages they are.
 * Docusaurus names only the sheet of all pages in the HTML, and the script of these pages fetches the others: too late.
 */
const sheetsOfParts: Readonly<Record<string, RegExp>> = {tools: /^tools\//, changelog: /^changelog\//};

function sheetsIn(outDir: string, part: string): readonly string[] {
  const folder = path.join(outDir, 'assets/css');
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).filter((name) => name.startsWith(`${part}.`) && name.endsWith('.css'));
}

function readScripts(outDir: string): readonly string[] {
  const folder = path.join(outDir, 'assets/js');
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

/** Classes that the translation widget and browsers give to a translated page. */
const namesFromOutside = ['translated-ltr', 'translated-rtl', 'skiptranslate'];

/**
 * Docusaurus hides its banner about a wrong base path by the stylesheet, which is not found under a wrong path. A sheet in
 * the page is always there, so the banner is hidden once a script was found (src/client/head/loadFailure.ts).
 */
function hideBannerLater(css: string): string {
  return css.replace(
    /(?<![^{},])#__docusaurus-base-url-issue-banner-container(?=\s*\{)/,
    'html[data-base-url=found] $&',
  );
}

/** The stylesheet as a style element; an end tag in it, as in a comment, does not end the element. */
const asElement = (address: string, css: string): string =>
  `<style data-href="${address}">${css.replaceAll('</', '<\\/')}</style>`;

/**
 * Puts the stylesheets of a page into the page, without the rules that nothing on the site uses. So its first paint waits
 * for no other file, no rule is sent twice, and no stylesheet comes later, for which the browser would style the whole page
 * once more. `data-href` tells the bundler's loader that the page has the file already.
 */
export function inlineStyles({outDir, baseUrl, files}: BuildOutput): void {
  const known = new Set([...namesFromOutside, ...files().flatMap((file) => namesIn(file.html()))]);
  for (const script of readScripts(outDir)) for (const word of wordsIn(script)) known.add(word);
  const elements = new Map<string, string>();
  const elementFor = (address: string): string => {
    const element =
      elements.get(address) ??
      asElement(
        address,
        hideBannerLater(usedRules(fs.readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'), known)),
      );
    elements.set(address, element);
    return element;
  };
  const elementsOfParts = (name: string): string =>
    Object.entries(sheetsOfParts)
      .filter(([, pages]) => pages.test(name))
      .flatMap(([part]) => sheetsIn(outDir, part))
      .map((sheet) => elementFor(`${baseUrl}assets/css/${sheet}`))
      .join('');
  for (const file of files()) {
    file.rewrite((html) =>
      html.replace(stylesheetLink, (link) => {
        const address = addressIn(link);
        return address.startsWith(baseUrl) ? elementFor(address) + elementsOfParts(file.name) : link;
      }),
    );
  }
}

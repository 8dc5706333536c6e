import fs from 'node:fs';
import path from 'node:path';
import {isRedirect} from '../support/site.ts';
import {load, type CheerioAPI} from 'cheerio';

/** The finished production build that the checks look at; `npm run build` makes it. */
export const buildDirectory = 'build';

export interface BuiltPage {
  /** Path below the base path, as links write it. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

/** HTML file of a path below the base path. */
function fileOf(pagePath: string): string {
  return path.join(buildDirectory, pagePath, 'index.html');
}

function readHtml(pagePath: string): string {
  const file = fileOf(pagePath);
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist. Run npm run build first.`);
  return fs.readFileSync(file, 'utf8');
}

let lastPage: BuiltPage | undefined;

/** A page as it was built; to parse one takes a while, so tests of the same page that follow each other share it. */
export function readPage(pagePath: string): BuiltPage {
  if (lastPage?.path === pagePath) return lastPage;
  const html = readHtml(pagePath);
  lastPage = {path: pagePath, file: fileOf(pagePath), html, $: load(html)};
  return lastPage;
}

/** The head of a page alone, which is much sooner parsed than a whole one. */
export function readHead(pagePath: string): CheerioAPI {
  const html = readHtml(pagePath);
  const end = html.indexOf('<body');
  if (end === -1) throw new Error(`The page /${pagePath} has no body.`);
  return load(html.slice(0, end));
}

/** Every HTML file of the build but the redirect pages. */
export function builtHtmlFiles(): string[] {
  return fs
    .readdirSync(buildDirectory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !isRedirect(file))
    .sort();
}

/** A generated file of Docusaurus, such as globalData.json. */
export function readGenerated<Shape>(file: string): Shape {
  return JSON.parse(fs.readFileSync(path.join('.docusaurus', file), 'utf8')) as Shape;
}

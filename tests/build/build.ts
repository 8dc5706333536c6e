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

export function readPage(pagePath: string): BuiltPage {
  const file = fileOf(pagePath);
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist. Run npm run build first.`);
  const html = fs.readFileSync(file, 'utf8');
  return {path: pagePath, file, html, $: load(html)};
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

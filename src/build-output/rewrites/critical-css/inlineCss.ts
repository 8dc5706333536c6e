import Beasties from 'beasties';
import {createRuleFilter, namesIn} from './possibleRules';

export interface InlinerOptions {
  /** Folder of the build. */
  readonly directory: string;
  /** Base path of the site, under which pages name their stylesheet. */
  readonly baseUrl: string;
}

/**
 * Rules that the page has to have although no element matches them in the rendered HTML:
 * the colour mode is set by a script before the first paint, the menu of a phone and the keys of the search button are
 * there once React runs.
 */
const alwaysNeeded = [/data-theme/, /data-announcement/, /DocSearch-Button/, /navbar-sidebar/];

/** Pictures in the stylesheet: Beasties does not know quotes behind a backslash and takes such a picture for a path. */
const inlinePicture = /url\("data:(?:[^"\\]|\\.)*"\)/g;

const isAlwaysNeeded = (selector: string) => alwaysNeeded.some((pattern) => pattern.test(selector));

class PageBeasties extends Beasties {
  private readonly filters = new Map<string, ReturnType<typeof createRuleFilter>>();
  private names: ReadonlySet<string> = new Set();

  /** One page after the other: the stylesheet is read for the page that is being worked on. */
  override process(html: string): Promise<string> {
    this.names = namesIn(html);
    return super.process(html);
  }

  override async readFile(file: string): Promise<string> {
    const filter = this.filters.get(file) ?? createRuleFilter(await this.readStylesheet(file), isAlwaysNeeded);
    this.filters.set(file, filter);
    return filter(this.names);
  }

  private async readStylesheet(file: string): Promise<string> {
    const css = await super.readFile(file);
    return css.replace(inlinePicture, (picture) => picture.replaceAll('\\"', '%22'));
  }
}

/** Returns a function that puts the used rules of a page's stylesheet into the page. */
export function createInliner({directory, baseUrl}: InlinerOptions): (html: string) => Promise<string> {
  const beasties = new PageBeasties({
    path: directory,
    publicPath: baseUrl,
    // No inline event handler, and nothing to undo without script: the link goes to the end of the body.
    preload: 'body',
    pruneSource: false,
    compress: true,
    keyframes: 'critical',
    fonts: false,
    allowRules: alwaysNeeded,
    logLevel: 'warn',
  });
  return (html) => beasties.process(html);
}

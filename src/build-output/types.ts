import type {ReadPage} from './page/readPage.ts';

/** A documented driver version, as the outputs name it. */
export interface ListedVersion {
  readonly name: string;
  readonly label: string;
  /** Path of its introduction below the base path: '' or 'v1.6.20250131/'. */
  readonly prefix: string;
  readonly isLast: boolean;
  /** Paths of its pages below the base path, in the order of the sidebar. */
  readonly pages: readonly string[];
}

/** A page of the site: what it says, and the file that it is in. */
export interface BuiltPage extends ReadPage {
  readonly file: HtmlFile;
}

/** A file of the build that the steps change in memory. It is written once, after the last step. */
export interface HtmlFile {
  /** Path below the folder of the build. */
  readonly name: string;
  readonly html: () => string;
  /** @throws Error when the build is sealed */
  readonly rewrite: (change: (html: string) => string) => void;
}

/** What the steps work on. */
export interface BuildOutput {
  readonly outDir: string;
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly title: string;
  /** Full address of the site's root, with a slash at the end. */
  readonly root: string;
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
  /** The pages of the site, in the order of their addresses. The hash-routed edition has none. */
  readonly pages: readonly BuiltPage[];
  /** Every HTML file: the pages, the 404, and the redirect pages once they are written. */
  readonly files: () => readonly HtmlFile[];
  /** Takes over the HTML files that a step has written to the folder of the build. */
  readonly readNewFiles: () => void;
  /** No file may change or come any more: a policy names what is in its page by hashes. */
  readonly seal: () => void;
}

/** Something that is done with a finished build. The order of the steps is in steps.ts. */
export type Step = (build: BuildOutput) => void | Promise<void>;

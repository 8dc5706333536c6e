import {everythingFile, everythingText} from './everythingPage.ts';
import {isFull} from './sample.ts';
import type {VariantBuild} from './variantBuild.ts';

export interface PolicyBuild extends VariantBuild {
  readonly baseUrl: string;
}

const environment = (baseUrl: string) => ({BASE_URL: baseUrl, TRANSLATE_WIDGET: 'off', TRAILING_SLASH: 'always'});

/**
 * The base path of one level is that of the normal build, and the hosted one has the root of its host, both without slashes
 * at the end of addresses. This one has a page more, for the tests beside stock Docusaurus.
 */
export const plainBuild: PolicyBuild = {
  name: 'plain',
  baseUrl: '/docs/of-driver/',
  environment: environment('/docs/of-driver/'),
  files: {[everythingFile]: everythingText},
};

/** The page with everything that a writer may use, in that build: pages of the docs folder are of the next version. */
export const everythingPath = 'next/general/everything/';

const rootBuild: PolicyBuild = {name: 'plain-root', baseUrl: '/', environment: environment('/')};

/**
 * Builds without third-party scripts, whose pages carry a Content-Security-Policy and whose addresses end in a slash; the one
 * at the root of a host in a full run only.
 */
export const policyBuilds: readonly PolicyBuild[] = isFull ? [plainBuild, rootBuild] : [plainBuild];

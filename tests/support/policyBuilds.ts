import {everythingFile, everythingText} from './everythingPage.ts';
import {isFull} from './sample.ts';
import type {VariantBuild} from './variantBuild.ts';

export interface PolicyBuild extends VariantBuild {
  readonly baseUrl: string;
}

const environment = (baseUrl: string) => ({BASE_URL: baseUrl, TRANSLATE_WIDGET: 'off'});

/** Specs that a build is not for; the one with slashes is tried as a whole in a full run only. */
export function ignoredSpecs(build: PolicyBuild): readonly string[] {
  if (!endsInSlash(build)) return ['**/trailing-slash.spec.ts'];
  return isFull ? [] : ['**/site-policy.spec.ts'];
}

/** Whether all addresses of the build end in a slash. */
export const endsInSlash = ({environment: {TRAILING_SLASH}}: PolicyBuild): boolean => TRAILING_SLASH === 'always';

/**
 * The base path of one level is that of the normal build. It has a page more, for the tests beside stock Docusaurus.
 */
export const plainBuild: PolicyBuild = {
  name: 'plain',
  baseUrl: '/docs/of-driver/',
  environment: environment('/docs/of-driver/'),
  files: {[everythingFile]: everythingText},
};

/** The page with everything that a writer may use, in that build: pages of the docs folder are of the next version. */
export const everythingPath = 'next/general/everything';

/** Builds without third-party scripts, whose pages carry a Content-Security-Policy; the second one has the root of a host, with slashes. */
export const policyBuilds: readonly PolicyBuild[] = [
  plainBuild,
  {name: 'plain-root', baseUrl: '/', environment: {...environment('/'), TRAILING_SLASH: 'always'}},
];

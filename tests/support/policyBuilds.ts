import {isFull} from './sample.ts';
import type {VariantBuild} from './variantBuild.ts';

export interface PolicyBuild extends VariantBuild {
  readonly baseUrl: string;
}

const policyBuild = (name: string, baseUrl: string, more: PolicyBuild['environment'] = {}): PolicyBuild => ({
  name,
  baseUrl,
  environment: {BASE_URL: baseUrl, TRANSLATE_WIDGET: 'off', ...more},
});

/** Whether all addresses of the build end in a slash. */
export const endsInSlash = ({environment}: PolicyBuild): boolean => environment.TRAILING_SLASH === 'always';

/**
 * Builds without third-party scripts, whose pages carry a Content-Security-Policy. The base path of one level is that of
 * the normal build; a full run also has the root of a host. The addresses of one end in slashes; that saves a build of its own.
 */
export const policyBuilds: readonly PolicyBuild[] = [
  policyBuild('plain', '/docs/of-driver/', {TRAILING_SLASH: 'always'}),
  ...(isFull ? [policyBuild('plain-root', '/')] : []),
];

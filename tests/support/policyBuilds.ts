import {isFull} from './sample.ts';
import type {VariantBuild} from './variantBuild.ts';

export interface PolicyBuild extends VariantBuild {
  readonly baseUrl: string;
}

const policyBuild = (name: string, baseUrl: string): PolicyBuild => ({
  name,
  baseUrl,
  environment: {BASE_URL: baseUrl, TRANSLATE_WIDGET: 'off'},
});

/**
 * Builds without third-party scripts, whose pages carry a Content-Security-Policy. The base path of one level is that of
 * the normal build; a full run also has the root of a host.
 */
export const policyBuilds: readonly PolicyBuild[] = [
  policyBuild('plain', '/docs/of-driver/'),
  ...(isFull ? [policyBuild('plain-root', '/')] : []),
];

import {isFull} from './sample.ts';
import type {VariantBuild} from './variantBuild.ts';

export interface PlainBuild extends VariantBuild {
  readonly baseUrl: string;
}

const plainBuild = (name: string, baseUrl: string): PlainBuild => ({
  name,
  baseUrl,
  environment: {BASE_URL: baseUrl, TRANSLATE_WIDGET: 'off'},
});

/**
 * Builds without scripts of others, whose pages carry a Content-Security-Policy. The base path of one level is that of
 * the normal build; a full run also has the root of a host.
 */
export const plainBuilds: readonly PlainBuild[] = [
  plainBuild('plain', '/docs/of-driver/'),
  ...(isFull ? [plainBuild('plain-root', '/')] : []),
];

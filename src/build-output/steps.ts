import type {PluginOptions as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Props} from '@docusaurus/types';
import type {Allowed} from '../config/contentSecurity.ts';
import type {LoadedBuild} from './readBuild.ts';
import {uniqueIds} from './checks/uniqueIds.ts';
import {assistantPassages} from './outputs/assistantPassages.ts';
import {markdownCopies} from './outputs/markdownCopies.ts';
import {searchIndex} from './outputs/searchIndex.ts';
import {offlineVersions} from './outputs/offline-version/offlineVersions.ts';
import {inlineStyles} from './rewrites/styles/inlineStyles.ts';
import {manifestVersions} from './rewrites/manifestVersions.ts';
import {policyStep} from './rewrites/policy.ts';
import {redirectPagesStep} from './rewrites/redirectPages.ts';
import {shortMarkup} from './rewrites/shortMarkup.ts';
import {socialCards} from './rewrites/social-cards/socialCards.ts';
import type {Step} from './types.ts';

export interface BuildOutputOptions {
  /** Addresses that lead to a page. */
  readonly redirects: Pick<RedirectOptions, 'redirects' | 'createRedirects'>;
  /** What pages may load; `null` for a build without a policy. */
  readonly allowed: Allowed | null;
}

/**
 * Everything that is done with the pages of a build, in this order, each awaited. Outputs read what the pages say;
 * rewrites change their HTML in memory. What has to be in a page before its styles are put in comes before inlineStyles, what
 * adds a script or a style before policy.
 */
export function stepsFor(
  {redirects, allowed}: BuildOutputOptions,
  context: LoadContext,
  props: Props,
): readonly Step[] {
  // The hash-routed edition has one file and no pages.
  if (props.siteConfig.future.experimental_router === 'hash') return [inlineStyles, policyStep(allowed)];
  return [
    uniqueIds,
    searchIndex,
    assistantPassages,
    manifestVersions,
    markdownCopies,
    redirectPagesStep(redirects, context, props),
    socialCards,
    shortMarkup,
    inlineStyles,
    offlineVersions,
    policyStep(allowed),
  ];
}

/** Runs the steps one after the other and writes the pages that they have changed. */
export async function runSteps(build: LoadedBuild, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(build);
  build.save();
}

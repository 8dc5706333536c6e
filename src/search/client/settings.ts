import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';

/** Who answers: the index built with the site, or the hosted provider. */
export type SearchMode = 'embedded' | 'hosted';

/** The search section of the site's configuration, as src/config/search.ts writes it. */
export type SearchThemeConfig = ThemeConfigAlgolia & {
  readonly mode: SearchMode;
  /** The hosted assistant is an agent of Agent Studio. */
  readonly agentStudio: boolean;
  readonly disableUserPersonalization?: boolean;
};

export interface SearchSettings extends SearchThemeConfig {
  /** Absolute address of the site's root, ending in a slash; addresses of results start with it. */
  readonly siteRoot: string;
  /** Path of the site's root, starting and ending with a slash. */
  readonly baseUrl: string;
  /** Where files of the site are, seen from the page: the hash-routed edition is one page in a folder anywhere. */
  readonly fileRoot: string;
}

/** The same object on every render. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const {themeConfig, url, baseUrl, future} = siteConfig;
    return {
      ...(themeConfig.algolia as SearchThemeConfig),
      baseUrl,
      siteRoot: `${url}${baseUrl}`,
      fileRoot: future.experimental_router === 'hash' ? './' : baseUrl,
    };
  }, [siteConfig]);
}

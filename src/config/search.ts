import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {SearchMode} from '../search/client/settings.ts';
import type {SiteEnvironment} from './env.ts';

/**
 * The search theme insists on credentials. Without an account these name no account:
 * the embedded client answers in the hosted one's place and never sends them.
 */
const embeddedCredentials = {
  appId: 'EMBEDDED',
  apiKey: 'embedded',
  indexName: 'dbus-serialbattery',
} as const;

type SearchConfig = NonNullable<ThemeConfig['algolia']> & {readonly mode: SearchMode};

export function searchConfig({hostedSearch, askAiAssistantId}: SiteEnvironment): SearchConfig {
  return {
    mode: hostedSearch ? 'hosted' : 'embedded',
    ...(hostedSearch ?? embeddedCredentials),
    contextualSearch: true,
    searchPagePath: 'search',
    ...(hostedSearch && askAiAssistantId ? {askAi: askAiAssistantId} : {}),
  };
}

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

/** The Ask AI screen insists on an id; the embedded assistant answers in the place of the hosted one. */
const embeddedAssistant = 'embedded';

type SearchConfig = NonNullable<ThemeConfig['algolia']> & {readonly mode: SearchMode};

export function searchConfig({hostedSearch, askAiAssistantId}: SiteEnvironment): SearchConfig {
  const assistantId = hostedSearch ? askAiAssistantId : embeddedAssistant;
  return {
    mode: hostedSearch ? 'hosted' : 'embedded',
    ...(hostedSearch ?? embeddedCredentials),
    contextualSearch: true,
    searchPagePath: 'search',
    ...(assistantId ? {askAi: assistantId} : {}),
  };
}

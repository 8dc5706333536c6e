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

type SearchConfig = NonNullable<ThemeConfig['algolia']> & {readonly mode: SearchMode; readonly agentStudio: boolean};

/**
 * The section `algolia` of the theme's configuration. `agentStudio` is a setting of `askAi`, where the theme refuses it: the
 * search bar puts it there.
 */
export function searchConfig({hostedSearch, askAiAssistantId, isAgentStudio}: SiteEnvironment): SearchConfig {
  const assistantId = hostedSearch ? askAiAssistantId : embeddedAssistant;
  return {
    mode: hostedSearch ? 'hosted' : 'embedded',
    agentStudio: isAgentStudio,
    ...(hostedSearch ?? embeddedCredentials),
    contextualSearch: true,
    searchPagePath: 'search',
    ...(assistantId ? {askAi: assistantId} : {}),
  };
}

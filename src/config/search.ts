import type {ThemeConfig} from '@docusaurus/preset-classic';
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

export function searchConfig({hostedSearch, askAiAssistantId}: SiteEnvironment): ThemeConfig['algolia'] {
  return {
    ...(hostedSearch ?? embeddedCredentials),
    contextualSearch: true,
    searchPagePath: 'search',
    ...(hostedSearch && askAiAssistantId ? {askAi: askAiAssistantId} : {}),
  };
}

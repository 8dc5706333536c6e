/** Values of a made-up account. */
export const account = {
  appId: 'STANDIN',
  searchKey: 'stand-in-search-key',
  adminKey: 'stand-in-admin-key',
  indexName: 'stand-in-docs',
  assistantId: 'stand-in-assistant',
} as const;

/** Environment of a build that uses the hosted search and the hosted assistant of that account. */
export const hostedEnvironment: Readonly<Record<string, string>> = {
  ALGOLIA_APP_ID: account.appId,
  ALGOLIA_API_KEY: account.searchKey,
  ALGOLIA_INDEX_NAME: account.indexName,
  ASK_AI_ASSISTANT_ID: account.assistantId,
  TRANSLATE_WIDGET: 'off',
};

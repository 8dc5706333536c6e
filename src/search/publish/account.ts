/** Account that may write to the hosted index. */
export interface PublishAccount {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
}

/** A setting without which nothing can be published. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

type Variables = Readonly<Record<string, string | undefined>>;

const purposes = {
  ALGOLIA_APP_ID: 'the application id',
  ALGOLIA_INDEX_NAME: 'the index that the site searches',
  ALGOLIA_ADMIN_API_KEY: 'a key that may write to the index (addObject, deleteObject, deleteIndex, editSettings)',
} as const;

/**
 * Reads who publishes to where.
 *
 * @throws PublishError naming every variable that is missing.
 */
export function readAccount(variables: Variables): PublishAccount {
  const read = (name: keyof typeof purposes) => variables[name]?.trim() ?? '';
  const missing = (Object.keys(purposes) as (keyof typeof purposes)[]).filter((name) => read(name) === '');
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name}: ${purposes[name]}`);
    throw new PublishError(`Publishing needs settings that are missing in the environment:\n${lines.join('\n')}`);
  }
  if (read('ALGOLIA_ADMIN_API_KEY') === variables.ALGOLIA_API_KEY?.trim()) {
    throw new PublishError(
      'ALGOLIA_ADMIN_API_KEY and ALGOLIA_API_KEY are the same key. Every reader gets ALGOLIA_API_KEY, so it must be the search-only one.',
    );
  }
  return {
    appId: read('ALGOLIA_APP_ID'),
    adminKey: read('ALGOLIA_ADMIN_API_KEY'),
    indexName: read('ALGOLIA_INDEX_NAME'),
  };
}

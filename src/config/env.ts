/**
 * The environment of a build: the only place that reads `process.env`.
 * Every setting is described in `.env.example`. A wrong or half-set one stops the build.
 */

/**
 * Every setting of a build. `.env.example`, the README, the deploy workflow and the Dockerfile are checked against it:
 * tests/unit/config/settings.test.ts.
 */
export const settings = [
  'SITE_URL',
  'BASE_URL',
  'ROUTER',
  'TRAILING_SLASH',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ASK_AI_ASSISTANT_ID',
  'ASK_AI_AGENT_STUDIO',
  'KAPA_WEBSITE_ID',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'TRANSLATE_WIDGET',
  'CONTENT_SECURITY_POLICY',
] as const;

type Setting = (typeof settings)[number];

/** Settings of the hosted search provider; all three are needed. */
export interface HostedSearchSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

export interface MatomoSettings {
  /** Address of the Matomo server, ending in a slash. */
  readonly url: string;
  readonly siteId: string;
}

export interface SiteEnvironment {
  /** Origin of the site, without a path. */
  readonly siteUrl: string;
  /** Path of the site on its origin; starts and ends with a slash. */
  readonly baseUrl: string;
  readonly router: 'browser' | 'hash';
  /** True when all addresses of pages end in a slash; undefined: those of folders do (`faq/`), the others do not. */
  readonly trailingSlash: true | undefined;
  readonly hostedSearch: HostedSearchSettings | null;
  readonly askAiAssistantId: string | null;
  /** The assistant is an agent of Algolia's Agent Studio, and its id is the agent's. */
  readonly isAgentStudio: boolean;
  readonly kapaWebsiteId: string | null;
  readonly matomo: MatomoSettings | null;
  readonly translateWidget: boolean;
  /** Whether pages carry a Content-Security-Policy. */
  readonly contentSecurityPolicy: boolean;
}

/** Ids of other services become a part of addresses and of the policy of the pages. */
const plainId = /^[\w-]+$/;

/** A setting of the environment that the build cannot work with. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Variables = Readonly<Partial<Record<Setting, string>>>;

function readText(variables: Variables, name: Setting): string | null {
  const value = variables[name]?.trim();
  return value ? value : null;
}

function readGroup<Name extends Setting>(
  variables: Variables,
  names: readonly Name[],
  purpose: string,
): Readonly<Record<Name, string>> | null {
  const found = names.map((name) => [name, readText(variables, name)] as const);
  const missing = found.filter(([, value]) => value === null).map(([name]) => name);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new EnvironmentError(
      `${missing.join(' and ')} missing: ${purpose} needs ${names.join(', ')}. ` +
        `Set ${missing.length === 1 ? 'it' : 'them'} too, or unset the others.`,
    );
  }
  return Object.fromEntries(found) as Record<Name, string>;
}

function readId(variables: Variables, name: Setting): string | null {
  const value = readText(variables, name);
  if (value === null || plainId.test(value)) return value;
  throw new EnvironmentError(`${name} is '${value}'. It may have letters, digits, - and _ only.`);
}

function readChoice<Choice extends string>(
  variables: Variables,
  name: Setting,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = readText(variables, name);
  if (value === null) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new EnvironmentError(`${name} is '${value}'. Use one of: ${choices.join(', ')}.`);
  }
  return choice;
}

function readUrl(variables: Variables, name: Setting): URL | null {
  const value = readText(variables, name);
  if (value === null) return null;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new EnvironmentError(`${name} is '${value}', which is not a web address. Example: https://example.org`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new EnvironmentError(`${name} is '${value}'. It has to start with https:// or http://.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new EnvironmentError(`${name} is '${value}'. It must not have a user, a password, a query or a hash.`);
  }
  return url;
}

function readSiteUrl(variables: Variables): string {
  const url = readUrl(variables, 'SITE_URL');
  if (url === null) return 'https://mr-manuel.github.io';
  if (url.pathname !== '/') {
    throw new EnvironmentError(
      `SITE_URL is '${url.href}'. It is the origin alone (such as ${url.origin}); the path belongs in BASE_URL.`,
    );
  }
  return url.origin;
}

function readBaseUrl(variables: Variables): string {
  const value = readText(variables, 'BASE_URL') ?? '/venus-os_dbus-serialbattery_docs/';
  if (!value.startsWith('/') || !value.endsWith('/')) {
    throw new EnvironmentError(`BASE_URL is '${value}'. It has to start and end with a slash, such as /docs/.`);
  }
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/.test(value)) {
    throw new EnvironmentError(
      `BASE_URL is '${value}'. Its parts may have letters, digits and -._~ only, and none may be empty or begin with a dot.`,
    );
  }
  return value;
}

function readMatomo(variables: Variables): MatomoSettings | null {
  const group = readGroup(variables, ['MATOMO_URL', 'MATOMO_SITE_ID'] as const, 'Matomo');
  if (group === null) return null;
  const url = readUrl(variables, 'MATOMO_URL');
  if (!/^\d+$/.test(group.MATOMO_SITE_ID)) {
    throw new EnvironmentError(`MATOMO_SITE_ID is '${group.MATOMO_SITE_ID}'. It is the number of the site in Matomo.`);
  }
  return {url: `${url?.href.replace(/\/*$/, '')}/`, siteId: group.MATOMO_SITE_ID};
}

function readAssistantId(variables: Variables, hostedSearch: HostedSearchSettings | null): string | null {
  const value = variables.ASK_AI_ASSISTANT_ID;
  if (value === undefined) return null;
  // An empty value is a forgotten one: a CI secret that does not exist arrives as an empty string.
  if (value.trim() === '') {
    if (hostedSearch === null) return null;
    throw new EnvironmentError(
      'Ask AI assistant id is required: ASK_AI_ASSISTANT_ID is empty. Give it an id, or unset it to use the embedded assistant.',
    );
  }
  if (hostedSearch === null) {
    throw new EnvironmentError(
      'ASK_AI_ASSISTANT_ID is set, but the hosted search is not: set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too, or unset it.',
    );
  }
  return value.trim();
}

function readAgentStudio(variables: Variables, assistantId: string | null): boolean {
  const isAgentStudio = readChoice(variables, 'ASK_AI_AGENT_STUDIO', ['on', 'off'] as const, 'off') === 'on';
  if (isAgentStudio && assistantId === null) {
    throw new EnvironmentError(
      "ASK_AI_AGENT_STUDIO is 'on', but ASK_AI_ASSISTANT_ID is not set: set it to the id of the agent, or unset ASK_AI_AGENT_STUDIO.",
    );
  }
  return isAgentStudio;
}

/** Third-party scripts change without notice, and a policy that they break is worse than none: with them, a build has to ask for one. */
function readContentSecurityPolicy(variables: Variables, hasThirdParties: boolean): boolean {
  const choice = readChoice(variables, 'CONTENT_SECURITY_POLICY', ['auto', 'on', 'off'] as const, 'auto');
  return choice === 'auto' ? !hasThirdParties : choice === 'on';
}

/**
 * Reads and checks the settings of a build.
 *
 * @throws EnvironmentError naming the variable and what to do about it.
 */
export function readEnvironment(variables: Variables = process.env): SiteEnvironment {
  const router = readChoice(variables, 'ROUTER', ['browser', 'hash'] as const, 'browser');
  const algolia = readGroup(
    variables,
    ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const,
    'the hosted search',
  );
  readId(variables, 'ALGOLIA_APP_ID');
  const hostedSearch = algolia && {
    appId: algolia.ALGOLIA_APP_ID,
    apiKey: algolia.ALGOLIA_API_KEY,
    indexName: algolia.ALGOLIA_INDEX_NAME,
  };
  const askAiAssistantId = readAssistantId(variables, hostedSearch);
  const thirdParties = {
    kapaWebsiteId: readId(variables, 'KAPA_WEBSITE_ID'),
    matomo: readMatomo(variables),
    translateWidget: readChoice(variables, 'TRANSLATE_WIDGET', ['on', 'off'] as const, 'on') === 'on',
  };
  return {
    siteUrl: readSiteUrl(variables),
    // The hash router of Docusaurus finds its routes only at the root of its file.
    baseUrl: router === 'hash' ? '/' : readBaseUrl(variables),
    router,
    trailingSlash:
      readChoice(variables, 'TRAILING_SLASH', ['auto', 'always'] as const, 'auto') === 'always' || undefined,
    hostedSearch,
    askAiAssistantId,
    isAgentStudio: readAgentStudio(variables, askAiAssistantId),
    ...thirdParties,
    contentSecurityPolicy: readContentSecurityPolicy(variables, Object.values(thirdParties).some(Boolean)),
  };
}

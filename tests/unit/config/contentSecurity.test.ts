import fs from 'node:fs';
import {cspHash} from '../../support/cspHash.ts';
import {describe, expect, test} from 'vitest';
import {type Allowed, allowedSources} from '@site/src/config/contentSecurity';
import {readEnvironment} from '@site/src/config/env';
import {withPolicy} from '@site/src/build-output/rewrites/policy';

const own = {own: ["'self'"], others: {}};

/** What a build with a policy allows. */
function sourcesOf(variables: Readonly<Record<string, string>>): Allowed {
  const allowed = allowedSources(readEnvironment({CONTENT_SECURITY_POLICY: 'on', ...variables}));
  if (!allowed) throw new Error('The build has no policy.');
  return allowed;
}

const page = (head: string) => `<!doctype html><html><head><meta charset="UTF-8">${head}</head><body></body></html>`;

/** Directives of a page's policy by name. */
function policyOf(html: string): Readonly<Record<string, string>> {
  const content = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    content.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

describe('whether there is a policy', () => {
  test.each<[boolean, Readonly<Record<string, string>>]>([
    [false, {}],
    [true, {TRANSLATE_WIDGET: 'off'}],
    [false, {TRANSLATE_WIDGET: 'off', KAPA_WEBSITE_ID: 'id'}],
    [false, {TRANSLATE_WIDGET: 'off', MATOMO_URL: 'https://m.example', MATOMO_SITE_ID: '1'}],
    [true, {CONTENT_SECURITY_POLICY: 'on'}],
    [false, {TRANSLATE_WIDGET: 'off', CONTENT_SECURITY_POLICY: 'off'}],
    [true, {TRANSLATE_WIDGET: 'off', ROUTER: 'hash'}],
    [true, {TRANSLATE_WIDGET: 'off', ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'name'}],
  ])('%s with %j', (expected, variables) => {
    const environment = readEnvironment(variables);
    expect(environment.contentSecurityPolicy).toBe(expected);
    expect(allowedSources(environment) !== null).toBe(expected);
  });

  test('another word stops the build', () => {
    expect(() => readEnvironment({CONTENT_SECURITY_POLICY: 'yes'})).toThrow(
      "CONTENT_SECURITY_POLICY is 'yes'. Use one of: auto, on, off.",
    );
  });
});

describe('what a build allows besides its own files', () => {
  const sources = (variables: Readonly<Record<string, string>>) => sourcesOf({TRANSLATE_WIDGET: 'off', ...variables});

  test('nothing without settings', () => {
    expect(sources({})).toEqual(own);
  });

  test('files of the disk with the hash router', () => {
    expect(sources({ROUTER: 'hash'}).own).toEqual(["'self'", 'file:']);
  });

  test('S7.13 the hosts of the search, and that of the assistant only with one', () => {
    const search = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'name'};
    const hosts = [
      'https://app1-dsn.algolia.net',
      'https://app1-1.algolianet.com',
      'https://app1-2.algolianet.com',
      'https://app1-3.algolianet.com',
    ];
    expect(sources(search).others).toEqual({'connect-src': hosts});
    expect(sources({...search, ASK_AI_ASSISTANT_ID: 'id'}).others).toEqual({
      'connect-src': [...hosts, 'https://askai.algolia.com'],
    });
    expect(sources({...search, ASK_AI_ASSISTANT_ID: 'id', ASK_AI_AGENT_STUDIO: 'on'}).others).toEqual({
      'connect-src': [...hosts, 'https://app1.algolia.net'],
    });
  });

  test('the origin of the Matomo server, without its path', () => {
    const {others} = sources({MATOMO_URL: 'https://stats.example:8443/m/', MATOMO_SITE_ID: '1'});
    expect(others['script-src']).toEqual(['https://stats.example:8443']);
    expect(others['img-src']).toEqual(['https://stats.example:8443']);
  });

  test('the scripts of all of them together, none twice', () => {
    const {others} = sources({
      TRANSLATE_WIDGET: 'on',
      KAPA_WEBSITE_ID: 'id',
      MATOMO_URL: 'https://stats.example',
      MATOMO_SITE_ID: '1',
    });
    expect(others['script-src']).toEqual(
      expect.arrayContaining(['https://stats.example', 'https://translate.google.com', 'https://widget.kapa.ai']),
    );
    for (const values of Object.values(others)) expect(new Set(values).size).toBe(values.length);
    expect(others['script-src']?.filter((source) => source.includes("'"))).toEqual([]);
  });
});

describe('the table of hosts in README', () => {
  const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'hosted search': {ALGOLIA_APP_ID: 'app-id', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'name'},
    'page translation': {TRANSLATE_WIDGET: 'on'},
    'chat widget of Kapa': {KAPA_WEBSITE_ID: 'id'},
  };

  /** Hosts that a row names as code. */
  const namedIn = (row: string): readonly string[] =>
    [...row.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => /[a-z]\.[a-z]/.test(code));

  const allowedBy = (variables: Readonly<Record<string, string>>): readonly string[] => {
    const {others} = sourcesOf({TRANSLATE_WIDGET: 'off', ...variables});
    const addresses = Object.values(others).flat();
    return [...new Set(addresses.flatMap((source) => /^https:\/\/([^/]+)/.exec(source)?.[1] ?? []))].sort();
  };

  const differences = (readme: string) =>
    Object.entries(settings).flatMap(([script, variables]) => {
      const row = readme.split('\n').find((line) => line.startsWith(`| ${script}`)) ?? '';
      const named = namedIn(row);
      const allowed = allowedBy(variables);
      return [
        ...allowed.filter((host) => !named.includes(host)).map((host) => `${script}: ${host} is missing`),
        ...named.filter((host) => !allowed.includes(host)).map((host) => `${script}: ${host} is not allowed`),
      ];
    });

  test('names those of each script, no more and no less', () => {
    const readme = fs.readFileSync('README.md', 'utf8').replaceAll('<app id>', 'app-id');
    expect(differences(readme)).toEqual([]);
    expect(differences(readme.replace('`proxy.kapa.ai`', '`others.kapa.ai`'))).toHaveLength(2);
  });
});

describe('the policy of a page', () => {
  const logo = cspHash('.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}');

  test('names inline scripts and styles by their text and data not at all', () => {
    const html = withPolicy(
      page(
        '<script>a("é")</script><script type="application/ld+json">{}</script><style>b{}</style><script src=x></script>',
      ),
      own,
    );
    expect(policyOf(html)['script-src']).toBe(`'self' ${cspHash('a("é")')}`);
    expect(policyOf(html)['style-src']).toBe(`'self' ${cspHash('b{}')} ${logo}`);
    expect(policyOf(html)).toMatchObject({'object-src': "'none'", 'base-uri': "'none'", 'frame-src': "'none'"});
  });

  test('hashes a text as browsers do: with the same line endings everywhere', () => {
    expect(policyOf(withPolicy(page('<script>a()\r\nb()</script>'), own))['script-src']).toContain(cspHash('a()\nb()'));
  });

  test('comes after the encoding and before everything else', () => {
    const html = withPolicy(page('<script>a()</script>'), own);
    expect(html).toMatch(/<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy"[^>]*><script>/);
    expect(() => withPolicy('<html><head><title>x</title></head></html>', own)).toThrow(/no <meta charset>/);
  });

  test('takes no notice of markup that is only text', () => {
    const html = withPolicy(page('<title>&lt;script>no()&lt;/script></title><script>a("<style>")</script>'), own);
    expect(policyOf(html)['script-src']).toBe(`'self' ${cspHash('a("<style>")')}`);
    expect(policyOf(html)['style-src']).toBe(`'self' ${logo}`);
  });

  test('allows all inline styles where a third-party script needs it, which hashes would undo', () => {
    const html = withPolicy(page('<style>b{}</style>'), {...own, others: {'style-src': ["'unsafe-inline'"]}});
    expect(policyOf(html)['style-src']).toBe("'self' 'unsafe-inline'");
  });
});

import {describe, expect, test} from 'vitest';
import {EnvironmentError, readEnvironment} from '@site/src/config/env.ts';

const search = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'name'};
const names = Object.keys(search) as (keyof typeof search)[];

/** All sets of one or two of the three settings. */
const halfSet = [1, 2, 3, 4, 5, 6].map((bits) => names.filter((_, place) => bits & (1 << place)));

describe('the settings of the hosted search', () => {
  test('all of them switch it on, none of them off', () => {
    expect(readEnvironment(search).hostedSearch).toEqual({appId: 'APP', apiKey: 'key', indexName: 'name'});
    expect(readEnvironment({}).hostedSearch).toBeNull();
    expect(readEnvironment({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' '}).hostedSearch).toBeNull();
  });

  test.each(halfSet.map((given) => ({given, missing: names.filter((name) => !given.includes(name))})))(
    '$given alone stop the build, which names $missing',
    ({given, missing}) => {
      const variables = Object.fromEntries(given.map((name) => [name, search[name]]));
      const expected = `${missing.join(' and ')} missing: the hosted search needs ${names.join(', ')}.`;
      expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
      expect(() => readEnvironment(variables)).toThrow(expected);
      const empty = Object.fromEntries(missing.map((name) => [name, '']));
      expect(() => readEnvironment({...variables, ...empty})).toThrow(expected);
    },
  );

  test('an assistant without them, and an empty one with them, stop it too', () => {
    expect(() => readEnvironment({ASK_AI_ASSISTANT_ID: 'id'})).toThrow('set ALGOLIA_APP_ID, ALGOLIA_API_KEY');
    expect(() => readEnvironment({...search, ASK_AI_ASSISTANT_ID: ''})).toThrow('Ask AI assistant id is required');
    expect(readEnvironment({...search, ASK_AI_ASSISTANT_ID: 'id'}).askAiAssistantId).toBe('id');
  });

  test('an agent of Agent Studio needs its id', () => {
    expect(() => readEnvironment({...search, ASK_AI_AGENT_STUDIO: 'on'})).toThrow('ASK_AI_ASSISTANT_ID is not set');
    expect(() => readEnvironment({ASK_AI_AGENT_STUDIO: 'yes'})).toThrow('Use one of: on, off.');
    const agent = {...search, ASK_AI_ASSISTANT_ID: 'id', ASK_AI_AGENT_STUDIO: 'on'};
    expect(readEnvironment(agent).isAgentStudio).toBe(true);
    expect(readEnvironment({...agent, ASK_AI_AGENT_STUDIO: ''}).isAgentStudio).toBe(false);
  });
});

describe('a value that cannot be a part of an address', () => {
  test.each([
    ['BASE_URL', '//evil/'],
    ['BASE_URL', '/a b/'],
    ['BASE_URL', '/../'],
    ['BASE_URL', '/%/'],
    ['BASE_URL', '/a?b/'],
    ['BASE_URL', '/"><script>/'],
    ['SITE_URL', 'https://user:secret@docs.example'],
    ['KAPA_WEBSITE_ID', 'id"><script>'],
    ['ALGOLIA_APP_ID', 'a.b;script-src *'],
    ['MATOMO_URL', 'https://matomo.example/?a=b'],
    ['MATOMO_URL', 'https://matomo.example/#x'],
  ])('stops the build: %s %s', (name, value) => {
    const all = {...search, MATOMO_URL: 'https://matomo.example', MATOMO_SITE_ID: '1'};
    expect(() => readEnvironment({...all, [name]: value})).toThrow(`${name} is '${value}'. `);
  });

  test.each(['/', '/docs/', '/a/b-c_d/', '/v2.0/', '/~user/'])('%s can be a base path', (value) => {
    expect(readEnvironment({BASE_URL: value}).baseUrl).toBe(value);
  });
});

import {describe, expect, test} from 'vitest';
import type {HtmlTagObject} from '@docusaurus/types';
import {readEnvironment} from '@site/src/config/env';
import {clientModules, headTags, siteFields} from '@site/src/config/integrations';

function tagsFor(variables: Readonly<Record<string, string>>): HtmlTagObject[] {
  return headTags(readEnvironment(variables));
}

function loadersOf(tags: readonly HtmlTagObject[]) {
  return tags.map(({attributes}) => attributes ?? {}).filter(({src}) => src !== undefined);
}

function inlineOf(tags: readonly HtmlTagObject[]): string {
  return tags.map(({innerHTML}) => innerHTML ?? '').join('\n');
}

const translate = {
  src: 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit',
  async: true,
};

describe('the tags in the head', () => {
  test('S1.8 S1.10 without settings the translation is the only third-party script', () => {
    expect(loadersOf(tagsFor({}))).toEqual([translate]);
  });

  test('S1.8 the callback of the translation comes before its script', () => {
    const tags = tagsFor({});
    const callback = tags.findIndex(({innerHTML}) => innerHTML?.includes('googleTranslateElementInit'));
    expect(callback).toBeGreaterThanOrEqual(0);
    expect(callback).toBeLessThan(tags.findIndex(({attributes}) => attributes?.src === translate.src));
  });

  test('S1.8 with the translation off and no ids there is no third-party script', () => {
    const tags = tagsFor({TRANSLATE_WIDGET: 'off'});
    expect(loadersOf(tags)).toEqual([]);
    expect(inlineOf(tags)).not.toMatch(/google|matomo|kapa|_paq/i);
    expect(siteFields(readEnvironment({TRANSLATE_WIDGET: 'off'}))).toEqual({translateWidget: false});
  });

  test('S8.13 storage shim and translate guard come first, with every setting', () => {
    const environments: readonly Readonly<Record<string, string>>[] = [
      {},
      {TRANSLATE_WIDGET: 'off'},
      {MATOMO_URL: 'https://m.example', MATOMO_SITE_ID: '1'},
    ];
    for (const variables of environments) {
      const [first, colourMode, second] = tagsFor(variables);
      expect(first?.innerHTML).toContain('Browser storage is not available');
      expect(colourMode?.innerHTML).toContain('theme');
      expect(second?.innerHTML).toContain('insertBefore');
    }
  });

  test('whatever the settings, other sites learn only which site a reader comes from', () => {
    const environments: readonly Readonly<Record<string, string>>[] = [{}, {TRANSLATE_WIDGET: 'off'}];
    for (const variables of environments) {
      expect(tagsFor(variables)).toContainEqual({
        tagName: 'meta',
        attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'},
      });
    }
  });

  test('S1.7 Matomo loads from the server that is set, its queue before it', () => {
    const tags = tagsFor({MATOMO_URL: 'https://stats.example/m', MATOMO_SITE_ID: '7', TRANSLATE_WIDGET: 'off'});
    expect(loadersOf(tags)).toEqual([{src: 'https://stats.example/m/matomo.js', async: true}]);
    expect(tags.at(-2)?.innerHTML).toMatch(/\("https:\/\/stats\.example\/m\/", "7"\);$/);
  });

  test('S1.7 page views on navigation run only with Matomo', () => {
    expect(clientModules(readEnvironment({}))).toEqual([]);
    expect(clientModules(readEnvironment({MATOMO_URL: 'https://m.example', MATOMO_SITE_ID: '1'}))).toEqual([
      './src/client/pageViews.ts',
    ]);
  });

  test('S1.7 an address cannot end the script element it is written into', () => {
    const environment = readEnvironment({MATOMO_URL: 'https://m.example/', MATOMO_SITE_ID: '1'});
    const inline = inlineOf(headTags({...environment, matomo: {url: '</script><script>x', siteId: '1'}}));
    expect(inline).toContain('\\u003c/script>\\u003cscript>x');
    expect(inline).not.toMatch(/<\/?script/);
  });

  test('S1.9 the chat widget alone is loaded, with its id and the logo of this site', () => {
    const tags = tagsFor({
      KAPA_WEBSITE_ID: 'some-id',
      TRANSLATE_WIDGET: 'off',
      SITE_URL: 'https://docs.example',
      BASE_URL: '/d/',
    });
    const [widget, ...others] = loadersOf(tags);
    expect(others).toEqual([]);
    expect(widget).toMatchObject({
      'data-website-id': 'some-id',
      'data-project-logo': 'https://docs.example/d/img/logo.svg',
    });
  });
});

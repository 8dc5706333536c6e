import {describe, expect, test} from 'vitest';
import {capture} from '../../scripts/lib/run.ts';
import {isFull} from '../support/sample.ts';
import {buildFixture} from './fixtureSite.ts';

const ownDropdown = {
  'src/theme/NavbarItem/DocsVersionDropdownNavbarItem/index.tsx':
    "export {default} from '../../../../../../../src/theme/NavbarItem/DocsVersionDropdownNavbarItem/index.tsx';\n",
  'src/versions/useActiveVersion.ts': "export * from '../../../../../src/versions/useActiveVersion';\n",
  'src/versions/versionChoices.ts': "export * from '../../../../../src/versions/versionChoices';\n",
};

describe('what stops a build', () => {
  // What the reader would see of these is tested in e2e/default/errors.spec.ts; each of these builds a site of its own.
  if (isFull) {
    test('S5.6a an unknown version name in the version dropdown, with the list of valid names', async () => {
      const {code, output} = await buildFixture('ghost-version', {
        files: ownDropdown,
        themeConfig: "navbar: {items: [{type: 'docsVersionDropdown', versions: ['ghost']}]}",
      });
      expect(code).toBe(1);
      expect(output).toContain("No docs version exist for name 'ghost'");
      expect(output).toMatch(/Available version names:\s+- current/);
    });

    test('S5.6b an unknown navbar item type', async () => {
      const {code, output} = await buildFixture('unknown-item', {themeConfig: "navbar: {items: [{type: 'unknown'}]}"});
      expect(code).toBe(1);
      expect(output).toContain('Bad navbar item type unknown');
    });

    test('S5.6c a sidebar id that is not there', async () => {
      const {code, output} = await buildFixture('unknown-sidebar', {
        themeConfig: "navbar: {items: [{type: 'docSidebar', sidebarId: 'ghost'}]}",
      });
      expect(code).toBe(1);
      expect(output).toContain(`Can't find any sidebar with id "ghost"`);
    });

    test('S5.6d a doc id that is not found', async () => {
      const {code, output} = await buildFixture('unknown-doc', {
        themeConfig: "navbar: {items: [{type: 'doc', docId: 'ghost'}]}",
      });
      expect(code).toBe(1);
      expect(output).toContain(`Couldn't find any doc with id "ghost"`);
    });
  }

  test('S5.7a a broken link', async () => {
    const {code, output} = await buildFixture('broken-link', {files: {'docs/a.md': '[gone](/gone)\n'}});
    expect(code).toBe(1);
    expect(output).toContain('Docusaurus found broken links!');
  });

  test('S5.7b S5.7c a broken Markdown link and a broken Markdown image', async () => {
    const {code, output} = await buildFixture('broken-in-markdown', {
      files: {'docs/a.md': '[gone](./gone.md)\n', 'docs/b.md': '![gone](./gone.png)\n'},
    });
    expect(code).toBe(1);
    for (const file of ['gone.md', 'gone.png']) {
      expect(output).toMatch(new RegExp(`${file.replace('.', '\\.')}[^]{0,200}couldn't be resolved`));
    }
  });

  test('S8.15 S8.16 a hook outside its provider, and a page component without a default export', async () => {
    const {code, output} = await buildFixture('bad-pages', {
      files: {
        'src/pages/hook.tsx':
          "import {useColorMode} from '@docusaurus/theme-common';\nexport default function Bad() {\n  return useColorMode().colorMode;\n}\n",
        'src/pages/nothing.tsx': 'export const nothing = 1;\n',
      },
    });
    expect(code).toBe(1);
    expect(output).toContain("doesn't have a default export. This makes it impossible to render anything.");
    expect(output).toMatch(/Hook .*is called outside the <ColorModeProvider>/);
  });
});

test('half-set search settings stop the build of the site, naming what is missing', async () => {
  const {code, output} = await capture('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', '.cache/half-set'], {
    env: {
      ...process.env,
      ALGOLIA_APP_ID: 'APP',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/half-set-generated',
    },
  });
  expect(output).toContain('ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME missing: the hosted search needs ALGOLIA_APP_ID');
  expect(output).not.toContain('Creating an optimized production build');
  expect(code).not.toBe(0);
});

test('S5.6d S5.7d a sound site builds: a draft in the navbar is not an error, duplicate routes and broken anchors only warn', async () => {
  const {code, output} = await buildFixture('sound', {
    files: {
      ...ownDropdown,
      'docs/draft.md': '---\ndraft: true\n---\n\nDraft.\n',
      'docs/a.md': '---\nslug: /b\n---\n\n[no such anchor](#gone)\n',
      'docs/b.md': 'Text.\n',
    },
    themeConfig: "navbar: {items: [{type: 'docsVersionDropdown'}, {type: 'doc', docId: 'draft', label: 'Draft'}]}",
  });
  expect(output).toContain('Generated static files');
  expect(output).toContain('Duplicate routes found!');
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(code).toBe(0);
});

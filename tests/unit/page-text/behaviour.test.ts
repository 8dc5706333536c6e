/** Components of the text have to work as HTML that React does not run. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Source files that the components of the text are made of: what MDXComponents and the drawings import, and so on. */
function sourcesOfText(): Map<string, string> {
  const sources = new Map<string, string>();
  const visit = (file: string): void => {
    if (sources.has(file)) return;
    const source = read(file);
    sources.set(file, source);
    for (const [, specifier = ''] of source.matchAll(/from '([^']+)'/g)) {
      const target = specifier.startsWith('@site/')
        ? specifier.slice('@site/'.length)
        : specifier.startsWith('.')
          ? path.join(path.dirname(file), specifier)
          : null;
      if (target === null || target.endsWith('.css')) continue;
      const found = [target, `${target}.tsx`, `${target}.ts`, `${target}/index.tsx`, `${target}/index.ts`].find(
        (name) => /\.tsx?$/.test(name) && fs.existsSync(path.join(root, name)),
      );
      if (found) visit(found);
    }
  };
  visit('src/theme/MDXComponents/index.tsx');
  visit('src/theme/CodeBlock/index.tsx');
  visit('src/theme/CodeInline/index.tsx');
  visit('src/theme/Heading/index.tsx');
  for (const file of fs.readdirSync(path.join(root, 'src/figures'))) {
    if (file.endsWith('.tsx')) visit(`src/figures/${file}`);
  }
  return sources;
}

/**
 * When React does not run them, TextInDocument.tsx follows the links and watches the boxes, of the text below the first
 * screen nothing is left to follow, and the version is that of the page.
 */
const alsoWithoutReact = new Set([
  'src/components/ToolLink/index.tsx',
  'src/components/DataTable/ScrollBox.tsx',
  'src/page-text/BelowFirstScreen.tsx',
  'src/versions/useActiveVersion.ts',
]);

function faultsOf(file: string, source: string): string[] {
  const uses = source.match(/\buse(?:State|Effect|LayoutEffect|Reducer|Ref|IsBrowser)\b|\bon[A-Z]\w+=/g) ?? [];
  return alsoWithoutReact.has(file) ? [] : uses.map((use) => `${file}: ${use}`);
}

describe('components of the text', () => {
  test('have no state, effects or handlers: those would be dead on the first page of a visit', () => {
    const sources = sourcesOfText();
    console.log(`${sources.size} files`);
    expect(sources.size).toBeGreaterThan(50);
    expect([...sources.keys()]).toContain('src/components/SettingsReference/SettingGroup.tsx');
    expect([...sources].flatMap(([file, source]) => faultsOf(file, source))).toEqual([]);
  });

  test('one that has some is found', () => {
    expect(faultsOf('x.tsx', 'const [a] = useState(1); return <button onClick={f} />;')).toEqual([
      'x.tsx: useState',
      'x.tsx: onClick=',
    ]);
  });
});

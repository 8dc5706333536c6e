import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import type {CurveData, FigureData} from '../../../../src/docs-data/types.ts';
import {defaultCurves} from '../../../../src/driver-config/limits/defaultCurves.ts';
import {docsData, releasedName} from '../../../../src/docs-data/remark/docsData.ts';
import {everyVersion} from '../../../support/everyVersion.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const pageOf = (version: string): string =>
  path.join(everyVersion, `versioned_docs/version-${version}/general/page.md`);
const latestPage = pageOf('v2.0.20250729');

/** Runs the plugin on a page; `prepare` does what Docusaurus does to the tree before. */
async function compile(
  markdown: string,
  file = latestPage,
  prepare: (tree: Root) => void = () => undefined,
): Promise<Root> {
  const page = new VFile({path: file, value: markdown});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page);
  prepare(tree);
  docsData({dataHash: '', curvesOf: defaultCurves})(tree, page);
  return tree;
}

function elementAt(tree: Root, index: number): MdxJsxFlowElement {
  const element = tree.children[index];
  if (element?.type !== 'mdxJsxFlowElement') throw new Error('there is no component');
  return element;
}

/** Props that the components of a page end up with. */
async function propsOf(markdown: string, file = latestPage): Promise<Record<string, unknown>> {
  const tree = await compile(markdown, file);
  const props: Record<string, unknown> = {};
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const {value} = attribute;
      props[attribute.name] = value && typeof value === 'object' ? JSON.parse(value.value.replace(/'/g, '"')) : value;
    }
  });
  return props;
}

describe('injection', () => {
  test('a setting gets the default of the version of the page', async () => {
    const line = '<Setting name="BATTERY_CAPACITY" />';
    expect(await propsOf(line)).toEqual({name: 'BATTERY_CAPACITY', defaultText: '50 Ah'});
    expect(await propsOf(line, path.join(root, 'docs/general/page.md'))).toMatchObject({defaultText: '99 Ah'});
  });

  test('a curve becomes its numbers', async () => {
    const {curve} = (await propsOf('<CurrentLimitFigure curve="charge-by-cell-voltage" />')) as {curve: CurveData};
    expect(curve).toMatchObject({
      id: 'charge-by-cell-voltage',
      x: [3.5, 3.45, 3.425, 3.4, 3.375],
      fraction: [0, 0.005, 0.05, 0.25, 1],
      xUnit: 'V',
      maxCurrent: 50,
      modeKey: 'CHARGE_MODE',
    });
  });

  test('a drawing gets names, paths and defaults', async () => {
    const {versionData} = (await propsOf('<StartupFigure />', pageOf('v1.4.20240928'))) as {versionData: FigureData};
    expect(versionData).toMatchObject({
      version: 'v1.4.20240928',
      programFolder: '/data/etc/dbus-serialbattery',
      restartScript: '/data/etc/dbus-serialbattery/restart-driver.sh',
      socResetCellVoltage: {key: 'SOC_RESET_VOLTAGE', value: 3.65, text: '3.65 V'},
      hasMosfetCurves: false,
    });
  });

  test('a link to the source gets the tag, the oldest version that of its newest release', async () => {
    const line = '<DriverSource path="etc/dbus-serialbattery/utils.py">utils.py</DriverSource>';
    expect(await propsOf(line, pageOf('v1.3.20240705-or-older'))).toMatchObject({driverRef: 'v1.3.20240705'});
    expect(await propsOf(line, path.join(root, 'docs/general/page.md'))).toMatchObject({driverRef: 'master'});
  });

  test.each([
    'SettingsReference groups',
    'Glossary terms',
    'DefaultLimits rows',
    'CompatibilityTable table',
    'BmsTable rows',
    'FeatureMatrix matrix',
    'ErrorCodes rows',
    'LogPaths rows',
    'FileLocations rows',
    'Scripts rows',
  ])('<%s> is filled', async (entry) => {
    const [component, prop = ''] = entry.split(' ');
    const {attributes} = elementAt(await compile(`<${component} />`), 0);
    expect(attributes).toMatchObject([{name: prop, value: {type: 'mdxJsxAttributeValueExpression'}}]);
  });

  test('a page outside of the docs and a component of somebody else stay as they are', async () => {
    expect(await propsOf('<Setting name="NOT_KNOWN" />', path.join(root, 'blog/post.md'))).toEqual({name: 'NOT_KNOWN'});
    expect(await propsOf('<Other name="NOT_KNOWN" />')).toEqual({name: 'NOT_KNOWN'});
  });
});

describe('what stops the build', () => {
  test.each([
    [
      'an unknown key, with close ones and the line',
      'Text\n\n<Setting name="MAX_CEL_VOLTAGE" />',
      /page\.md:3: v2\.0\.20250729 has no setting "MAX_CEL_VOLTAGE"\. Close: MAX_CELL_VOLTAGE.*No version knows it/,
    ],
    [
      "another version's key, with that version",
      '<Setting name="MODBUS_ADDRESSES" />',
      /It belongs to v1\.4\.20240928, v1\.6\.20250131: write <OtherVersion version="v1\.6\.20250131">/,
    ],
    [
      'an unknown curve',
      '<CurrentLimitTable curve="charge-by-mood" />',
      /has no curve "charge-by-mood"\. It has charge-by/,
    ],
    ['an unknown term, with close ones', '<Term id="cvll">CVL</Term>', /no term "cvll" in its glossary\. Close: cvl/],
    ['a missing name', '<Setting />', /<Setting> needs name=/],
    ['an unknown version', '<OtherVersion version="v9">A_KEY</OtherVersion>', /no doc version "v9"\. There are v1\./],
    [
      'its own version as another one',
      '<OtherVersion version="v2.0.20250729">A_KEY</OtherVersion>',
      /on a page of that version/,
    ],
    ['a prop that comes from the data', '<DefaultLimits rows={[]} />', /rows comes from the data, leave it out/],
  ])('%s', async (_name, markdown, message) => {
    await expect(propsOf(markdown)).rejects.toThrow(message);
  });

  test('what was written about a version in development is about its release once there is one', () => {
    const names = ['v2.0.1', 'v2.1.20260801', 'v2.1.20261001'];
    expect(releasedName('v2.1.x-dev', ['v2.0.1', 'v2.1.x-dev'])).toBe('v2.1.x-dev');
    expect(releasedName('v2.1.x-dev', [...names, 'v2.1.x-dev'])).toBe('v2.1.20261001');
    expect(releasedName('v2.1.x-dev', [...names, 'v2.2.x-dev'])).toBe('v2.1.20261001');
    expect(releasedName('v2.1.x-dev', ['v2.0.1', 'v2.2.x-dev'])).toBeUndefined();
    expect(releasedName('v2.0.1', names)).toBe('v2.0.1');
  });

  test('a curve that only later versions have', async () => {
    await expect(
      propsOf('<CurrentLimitTable curve="charge-by-mosfet-temperature" />', pageOf('v1.6.20250131')),
    ).rejects.toThrow(/v1\.6\.20250131 has no curve/);
  });
});

test('the row of an error leaves its anchor to a heading that has it', async () => {
  const anchorsWith = async (headingId: string): Promise<readonly unknown[]> => {
    const tree = await compile('## Error\n\n<ErrorCodes />', latestPage, (root) =>
      visit(root, 'heading', (heading) => {
        heading.data = {hProperties: {id: headingId}};
      }),
    );
    const [rows] = elementAt(tree, 1).attributes;
    const value = rows && typeof rows.value === 'object' ? rows.value?.value : undefined;
    return (JSON.parse(value ?? '[]') as readonly {anchor: unknown}[]).map(({anchor}) => anchor);
  };
  expect(await anchorsWith('other')).toEqual(['error-8', 'error-119']);
  expect(await anchorsWith('error-119')).toEqual(['error-8', null]);
});

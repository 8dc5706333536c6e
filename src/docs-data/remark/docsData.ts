/**
 * Injects the data of the driver version a page belongs to into the props of our components.
 *
 * Why at build time: a page must carry only the rows it shows, and a key that the version does not know must stop the build
 * instead of reaching a reader.
 */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {closestMatches} from '../closestMatches.ts';
import {figureDataOf} from '../derive.ts';
import {type VersionData, loadAllVersions, loadVersionData} from '../load.ts';
import {bmsRows, bmsSection, featureMatrix, limitRows, scriptRows, settingGroups} from '../rows.ts';
import {defaultText} from '../settingText.ts';
import type {CurveData, Setting} from '../types.ts';
import {findDocsFolder, listDocsVersions, listRemovedVersions, siteDirOf} from '../../versions/docsFolders.ts';
import {addToToc} from './addToToc.ts';
import {type JsxElement, hasAttribute, readText, setAttribute} from './jsx.ts';

export interface DocsDataOptions {
  /** `hashDocsData(siteDir)`: makes the bundler's cache forget pages when their data changes. Not read here. */
  readonly dataHash: string;
  /** The default curves of a version: `defaultCurves` of the driver's engine, which this folder may not import. */
  readonly curvesOf: (data: VersionData) => readonly CurveData[];
  /** Docs folder whose data pages outside of the docs get; without it they pass untouched. */
  readonly folderOutside?: string;
}

interface Context {
  readonly data: VersionData;
  readonly curvesOf: DocsDataOptions['curvesOf'];
  /** Data of all versions; loaded when a message needs it. */
  readonly allVersions: () => readonly VersionData[];
  readonly versionNames: () => readonly string[];
  readonly removedVersions: () => readonly string[];
  /** Ids of the page's headings. */
  readonly headingIds: () => ReadonlySet<string>;
  /** Stops the build with file and line. */
  readonly fail: (message: string) => never;
}

type Injector = (element: JsxElement, context: Context) => Readonly<Record<string, unknown>>;

function requireText(element: JsxElement, attribute: string, {fail}: Context): string {
  const value = readText(element, attribute);
  return value ?? fail(`<${element.name}> needs ${attribute}="..." as plain text.`);
}

function requireSetting(key: string, {data, allVersions, fail}: Context): Setting {
  const {settings} = data.settings;
  const found = settings.find((setting) => setting.key === key);
  if (found) return found;
  const close = closestMatches(
    key,
    settings.map((setting) => setting.key),
  );
  const knownIn = allVersions()
    .filter((version) => version.settings.settings.some((setting) => setting.key === key))
    .map(({docs}) => docs.label);
  return fail(
    `${data.docs.label} has no setting "${key}".` +
      (close.length > 0 ? ` Close: ${close.join(', ')}.` : '') +
      (knownIn.length > 0
        ? ` It belongs to ${knownIn.join(', ')}: write <OtherVersion version="${knownIn.at(-1)}">${key}</OtherVersion> if you mean that version.`
        : ' No version knows it.'),
  );
}

const injectCurve: Injector = (element, context) => {
  const id = requireText(element, 'curve', context);
  const {data, curvesOf, fail} = context;
  const curves = curvesOf(data);
  const curve = curves.find((candidate) => candidate.id === id);
  const ids = curves.map((candidate) => candidate.id).join(', ');
  return {curve: curve ?? fail(`${data.docs.label} has no curve "${id}". It has ${ids}.`)};
};

const injectFigureData: Injector = (_element, {data, versionNames}) => ({
  versionData: figureDataOf(data, versionNames()),
});

/**
 * Name of a documented version. What was written about a version in development ("v2.1.x-dev") is about its release as
 * soon as that is documented.
 */
export function releasedName(version: string, names: readonly string[]): string | undefined {
  const number = /^(v\d+\.\d+\.)x-dev$/.exec(version)?.[1];
  const release = number && names.findLast((name) => name.startsWith(number) && name !== version);
  return release ?? names.find((name) => name === version);
}

/** Only the first use on a page is linked. A link to an entry that is not there stops the build. */
const checkTerm: Injector = (element, context) => {
  const id = requireText(element, 'id', context);
  const ids = context.data.glossary.map((term) => term.id);
  if (ids.includes(id)) return {};
  const close = closestMatches(id, ids);
  return context.fail(
    `${context.data.docs.label} has no term "${id}" in its glossary.` +
      (close.length > 0 ? ` Close: ${close.join(', ')}.` : ` It has ${ids.join(', ')}.`),
  );
};

/** Attributes that writers give and the data may replace. */
const replaced: ReadonlySet<string> = new Set(['curve', 'version']);

const injectors: Readonly<Record<string, Injector>> = {
  Setting: (element, context) => {
    const setting = requireSetting(requireText(element, 'name', context), context);
    return {defaultText: defaultText(setting)};
  },
  OtherVersion: (element, context) => {
    const version = requireText(element, 'version', context);
    const names = context.versionNames();
    const known = releasedName(version, names);
    if (known === undefined && !context.removedVersions().includes(version))
      context.fail(`<OtherVersion>: no doc version "${version}". There are ${names.join(', ')}.`);
    if (known === context.data.docs.label)
      context.fail(`<OtherVersion version="${version}"> on a page of that version: use <Setting> or plain code.`);
    return {version: known ?? version};
  },
  Term: checkTerm,
  Glossary: (_element, {data}) => ({terms: data.glossary}),
  SettingsReference: (_element, {data}) => ({groups: settingGroups(data)}),
  DefaultLimits: (_element, {data}) => ({rows: limitRows(data)}),
  CompatibilityTable: (_element, {data}) => ({table: data.compatibility}),
  BmsTable: (_element, {data}) => ({rows: bmsRows(data)}),
  BmsSection: (element, context) => {
    const id = requireText(element, 'id', context);
    const {data, fail} = context;
    const ids = data.behaviour.map((section) => section.id);
    return {
      section: bmsSection(data, id) ?? fail(`${data.docs.label} has no BMS section "${id}". It has ${ids.join(', ')}.`),
    };
  },
  FeatureMatrix: (_element, {data}) => ({matrix: featureMatrix(data)}),
  ErrorCodes: (_element, {data, headingIds}) => ({
    // A page with a heading for an error lets the heading have the anchor: ids are unique on a page.
    rows: data.errors.map((error) => {
      const anchor = `error-${error.code}`;
      return {...error, anchor: headingIds().has(anchor) ? null : anchor};
    }),
  }),
  BluetoothLibrary: (_element, {data}) => ({batteries: data.bms.bluetoothLibrary}),
  LogPaths: (_element, {data}) => ({rows: data.paths.logs}),
  FileLocations: (_element, {data}) => ({rows: data.paths.locations}),
  Scripts: (_element, {data}) => ({rows: scriptRows(data)}),
  DriverSource: (element, context) => {
    requireText(element, 'path', context);
    return {driverRef: context.data.docs.driverRef};
  },
  CurrentLimitTable: injectCurve,
  CurrentLimitFigure: injectCurve,
  DataPathFigure: injectFigureData,
  ChargeStatesFigure: injectFigureData,
  SocResetFigure: injectFigureData,
  StartupFigure: injectFigureData,
  UpdatePathsFigure: injectFigureData,
  IsolationFigure: injectFigureData,
  DipSwitchFigure: injectFigureData,
  DalyToolFigure: injectFigureData,
  EditorFigure: injectFigureData,
  GoodLogFigure: injectFigureData,
  InstallerMenuFigure: injectFigureData,
};

/** Props that writers give; the plugin sets all others, and a page must not. */
function injectProps(element: JsxElement, context: Context): void {
  const injector = injectors[element.name ?? ''];
  if (!injector) return;
  for (const [name, value] of Object.entries(injector(element, context))) {
    if (!replaced.has(name) && hasAttribute(element, name)) {
      context.fail(`<${element.name}>: ${name} comes from the data, leave it out.`);
    }
    setAttribute(element, name, value);
  }
}

function headingIdsOf(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(tree, 'heading', ({data}) => {
    const id = (data as {readonly hProperties?: {readonly id?: unknown}} | undefined)?.hProperties?.id;
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

function createContext(
  data: VersionData,
  curvesOf: DocsDataOptions['curvesOf'],
  tree: Root,
  file: VFile,
  element: JsxElement,
): Context {
  const siteDir = siteDirOf(data.docs.folder);
  const line = element.position?.start.line;
  return {
    data,
    curvesOf,
    allVersions: () => loadAllVersions(siteDir),
    versionNames: () => listDocsVersions(siteDir).map(({label}) => label),
    removedVersions: () => listRemovedVersions(siteDir),
    headingIds: () => headingIdsOf(tree),
    fail: (message) => file.fail(`${file.path}${line === undefined ? '' : `:${line}`}: ${message}`, element),
  };
}

/** A word that the page has linked before is text. @param linked ids of the terms so far, which it adds to */
function linkOnce(element: JsxElement, linked: Set<string>): void {
  const id = readText(element, 'id') ?? '';
  if (linked.has(id)) Object.assign(element, {name: null, attributes: []});
  linked.add(id);
}

/** The plugin, for `remarkPlugins: [[docsData, {dataHash: hashDocsData(siteDir), curvesOf: defaultCurves}]]`. */
export function docsData({curvesOf, folderOutside}: DocsDataOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const folder = findDocsFolder(file.path) ?? folderOutside;
    if (folder === undefined) return;
    const terms = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as unknown as JsxElement;
      if (!(element.name && element.name in injectors)) return;
      const data = loadVersionData(folder);
      injectProps(element, createContext(data, curvesOf, tree, file, element));
      if (element.name === 'Term') linkOnce(element, terms);
      if (element.name !== 'SettingsReference') return;
      const groups = settingGroups(data).map(({id, name}) => ({text: name, id, level: 3}));
      addToToc(tree, element, groups);
    });
  };
}

/*
 * Components that pages use without an import. The contract with the writers of all versions: a name or prop that a
 * released page uses keeps working. Drawings are not here: src/docs-data/remark/importFigures.ts gives each page those it uses.
 */
import MDXComponents from '@theme-original/MDXComponents';
import type {StaticComponent} from '@site/src/page-text/staticComponents.ts';
import {BelowFirstScreen} from '@site/src/page-text/BelowFirstScreen';
import {BluetoothLibrary} from '@site/src/components/BluetoothLibrary';
import {BmsSection} from '@site/src/components/BmsSection';
import {BmsTable} from '@site/src/components/BmsTable';
import {CompatibilityTable} from '@site/src/components/CompatibilityTable';
import {CurrentLimitTable} from '@site/src/components/CurrentLimitTable';
import {DefaultLimits} from '@site/src/components/DefaultLimits';
import {MarkdownTable} from '@site/src/components/DataTable/MarkdownTable';
import {Details} from '@site/src/components/Details';
import {DriverChangelog} from '@site/src/components/DriverChangelog';
import {DriverSource} from '@site/src/components/DriverSource';
import {ErrorCodes} from '@site/src/components/ErrorCodes';
import {FeatureMatrix} from '@site/src/components/FeatureMatrix';
import {FileLocations} from '@site/src/components/FileLocations';
import {Glossary} from '@site/src/components/Glossary';
import {KeepOffline} from '@site/src/components/KeepOffline';
import {LinkButtons} from '@site/src/components/LinkButtons';
import {LogPaths} from '@site/src/components/LogPaths';
import {MenuPath} from '@site/src/components/MenuPath';
import {OtherVersion} from '@site/src/components/OtherVersion';
import {Scripts} from '@site/src/components/Scripts';
import {Setting} from '@site/src/components/Setting';
import {SettingsReference} from '@site/src/components/SettingsReference';
import {SymptomList} from '@site/src/components/SymptomList';
import {Term} from '@site/src/components/Term';
import {ToolLink} from '@site/src/components/ToolLink';
import {TaskCard, TaskCards} from '@site/src/components/TaskCards';

/** One that has state, effects or handlers does not belong here: a page imports it, and is hydrated for it. */
const components = {
  BelowFirstScreen,
  BluetoothLibrary,
  BmsSection,
  BmsTable,
  CompatibilityTable,
  CurrentLimitTable,
  DefaultLimits,
  DriverChangelog,
  DriverSource,
  ErrorCodes,
  FeatureMatrix,
  FileLocations,
  Glossary,
  KeepOffline,
  LinkButtons,
  LogPaths,
  MenuPath,
  OtherVersion,
  Scripts,
  Setting,
  SettingsReference,
  SymptomList,
  TaskCard,
  TaskCards,
  Term,
  ToolLink,
} satisfies Readonly<Record<StaticComponent, unknown>>;

export default {
  ...MDXComponents,
  details: Details,
  // What Docusaurus makes of `<details>` in a page.
  Details,
  table: MarkdownTable,
  ...components,
};

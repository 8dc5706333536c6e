/**
 * Components of a page's text that work as HTML which React does not run: no state, no effects, no handlers. Drawings
 * (`DataPathFigure`) are static, too. A page that uses any other component is hydrated, as stock Docusaurus does it.
 */
export const staticComponents = [
  'BelowFirstScreen',
  'BluetoothLibrary',
  'BmsSection',
  'BmsTable',
  'CompatibilityTable',
  'CurrentLimitTable',
  'DefaultLimits',
  'DriverChangelog',
  'DriverSource',
  'ErrorCodes',
  'FeatureMatrix',
  'FileLocations',
  'Glossary',
  'KeepOffline',
  'LinkButtons',
  'LogPaths',
  'MenuPath',
  'OtherVersion',
  'Scripts',
  'Setting',
  'SettingsReference',
  'SymptomList',
  'TaskCard',
  'TaskCards',
  'Term',
  'ToolLink',
] as const;

export type StaticComponent = (typeof staticComponents)[number];

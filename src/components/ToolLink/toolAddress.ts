export type ToolName = 'config-checker' | 'bms-finder' | 'charge-limits' | 'log-reader';

/** What a link can preset in a tool. */
export interface ToolPreset {
  /** Setting that the tool shows first. */
  readonly setting?: string;
  /** Name or brand to search for in the BMS finder. */
  readonly search?: string;
  /** Connection to filter by in the BMS finder: "ble", "can", "rs485", ... */
  readonly connection?: string;
}

/** Path and query of a tool for a version, below the base path: "/tools/bms-finder?version=current&q=JK". */
export function toolAddress(tool: ToolName, version: string, {setting, search, connection}: ToolPreset = {}): string {
  const params = new URLSearchParams({version});
  if (setting !== undefined) params.set('setting', setting);
  if (search !== undefined) params.set('q', search);
  if (connection !== undefined) params.set('connection', connection);
  return `/tools/${tool}?${params.toString()}`;
}

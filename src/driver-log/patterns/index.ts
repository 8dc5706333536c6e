/** All patterns in the order in which they are tried. */
import {narrowPatterns} from './narrow.ts';
import {startPatterns} from './start.ts';
import {searchPatterns} from './search.ts';
import {registrationPatterns} from './registration.ts';
import {configurationPatterns} from './configuration.ts';
import {runningPatterns} from './running.ts';
import {serialPatterns} from './serial.ts';
import {canPatterns} from './can.ts';
import {bluetoothPatterns} from './bluetooth.ts';
import {bmsPatterns} from './bms.ts';
import {mqttPatterns} from './mqtt.ts';
import {debugPatterns} from './debug.ts';
import {tracebackPatterns} from './traceback.ts';
import {scriptsPatterns} from './scripts.ts';
import {systemPatterns} from './system.ts';
import {debugBmsPatterns} from './debugBms.ts';
import {widePatterns} from './wide.ts';
import type {Pattern} from '../pattern.ts';

export const patterns: readonly Pattern[] = [
  ...narrowPatterns,
  ...startPatterns,
  ...searchPatterns,
  ...registrationPatterns,
  ...configurationPatterns,
  ...runningPatterns,
  ...serialPatterns,
  ...canPatterns,
  ...bluetoothPatterns,
  ...bmsPatterns,
  ...mqttPatterns,
  ...debugPatterns,
  ...tracebackPatterns,
  ...scriptsPatterns,
  ...systemPatterns,
  ...debugBmsPatterns,
  ...widePatterns,
];

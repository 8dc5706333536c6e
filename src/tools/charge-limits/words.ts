/** How numbers and curves are worded. Pure. */
import type {Curve} from '@site/src/driver-config';

const sources: Readonly<
  Record<Curve['source'], {readonly charge: string; readonly discharge: string; readonly unit: string}>
> = {
  'cell-voltage': {charge: 'highest cell voltage', discharge: 'lowest cell voltage', unit: 'V'},
  temperature: {charge: 'battery temperature', discharge: 'battery temperature', unit: '°C'},
  'mosfet-temperature': {charge: 'MOSFET temperature', discharge: 'MOSFET temperature', unit: '°C'},
  soc: {charge: 'state of charge', discharge: 'state of charge', unit: '%'},
};

export const unitOf = ({source}: Curve): string => sources[source].unit;
export const inputName = ({source, direction}: Curve): string => sources[source][direction];

export const curveTitle = (curve: Curve): string =>
  `${curve.direction === 'charge' ? 'Charge' : 'Discharge'} current by ${inputName(curve)}`;

export const limitName = ({direction}: Curve): 'CCL' | 'DCL' => (direction === 'charge' ? 'CCL' : 'DCL');

/** At most three decimals, no idle zeros. */
export const plain = (value: number): string => String(Math.round(value * 1000) / 1000).replace('-', '\u2212');

export const amperes = (value: number): string => `${plain(value)}\u00a0A`;

/** Two decimals as the driver publishes, three where a millivolt counts. */
export const volts = (value: number): string => {
  const text = (Math.round(value * 1000) / 1000).toFixed(3);
  return `${text.endsWith('0') ? text.slice(0, -1) : text}\u00a0V`;
};

export const withUnit = (x: number, curve: Curve): string =>
  curve.source === 'cell-voltage' ? volts(x) : `${plain(x)}\u00a0${unitOf(curve)}`;

/** "1200 s (20 min)" */
export const duration = (seconds: number): string =>
  seconds < 120 ? `${seconds}\u00a0s` : `${seconds}\u00a0s (${Math.round(seconds / 60)}\u00a0min)`;

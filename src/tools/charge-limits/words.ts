/** How numbers and curves are worded. Pure. */
import {inputName, unitOf, type Curve} from '@site/src/driver-config';
import {say} from './texts.ts';

export const curveTitle = (curve: Curve): string => say(`curve-${curve.direction}`, {input: inputName(curve)});

/** "one and another and a third" */
export const joined = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((causes, cause) => say('joined-causes', {causes, cause}));

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

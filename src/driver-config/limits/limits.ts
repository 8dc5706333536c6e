/**
 * Charge limits as the driver calculates them: charge voltage limit (CVL), charge current limit (CCL) and discharge
 * current limit (DCL) for given readings. Voltages in V, currents in A, temperatures in °C, state of charge in %.
 * What a limit does over time (waiting, ramps, the 60 s between two updates) is not part of it.
 */
import type {Version} from '../catalog.ts';
import {CURVES, maximumKey, type Curve} from './curves.ts';
import {linearOutput, stepOutput} from './curveOutput.ts';
import {pythonRound} from '../ini/python.ts';
import {isBefore, isInRange, isSince} from '../../versions/release.ts';
import type {EffectiveSettings} from '../types.ts';

export type LimitMode = 'linear' | 'step';

/** Up to 1.6 by LINEAR_LIMITATION_ENABLE, since 2.0 by CHARGE_MODE, where every number but 2 is linear. */
export function limitMode(version: Version, settings: EffectiveSettings): LimitMode {
  const isStep = isSince(version.release, '2.0')
    ? settings.CHARGE_MODE === 2
    : settings.LINEAR_LIMITATION_ENABLE === false;
  return isStep ? 'step' : 'linear';
}

function numberFrom(settings: EffectiveSettings, key: string, fallback = 0): number {
  const value = settings[key];
  return typeof value === 'number' ? value : fallback;
}

function numbersFrom(settings: EffectiveSettings, key: string): readonly number[] {
  const value = settings[key];
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
}

export type Direction = Curve['direction'];

/** Curves that a version has. */
export const curvesOf = (version: Version): readonly Curve[] =>
  CURVES.filter((curve) => isInRange(version.release, curve));

/**
 * Current that one curve allows at `x`, in A.
 * @returns undefined where the driver fails
 */
export function curveCurrent(
  curve: Curve,
  x: number,
  settings: EffectiveSettings,
  mode: LimitMode,
): number | undefined {
  const maximum = numberFrom(settings, maximumKey(curve.direction));
  const points = numbersFrom(settings, curve.points);
  const currents = numbersFrom(settings, curve.fractions).map((fraction) => maximum * fraction);
  return mode === 'linear' ? linearOutput(x, points, currents) : stepOutput(x, points, currents, curve.stepUses);
}

/** Readings of the battery; what is missing limits nothing. */
export interface BatteryReadings {
  /** V */
  readonly highestCell?: number;
  /** V */
  readonly lowestCell?: number;
  /** °C of sensors 1 to 4, in this order; null where there is no sensor. */
  readonly temperatures?: readonly (number | null)[];
  /** °C */
  readonly mosfetTemperature?: number | null;
  /** % */
  readonly soc?: number;
  /** The BMS class sets its own battery temperatures, so TEMPERATURE_SOURCE_BATTERY selects none of them. */
  readonly ignoresTemperatureSource?: boolean;
  /** Limits that the BMS itself reports, A. */
  readonly bmsChargeLimit?: number;
  readonly bmsDischargeLimit?: number;
}

export interface CurrentLimit {
  /** A, rounded to 1 mA */
  readonly amperes: number;
  /** The driver's words for what limits, e.g. `Cell Voltage` or `Temp, SoC`. */
  readonly reason: string;
  /** What each curve alone allows; null: switched off, or no reading. */
  readonly byCurve: Readonly<Partial<Record<Curve['id'], CurveLimit | null>>>;
}

export interface CurveLimit {
  /** A */
  readonly amperes: number;
  /** Reading that decides, as the driver has it; undefined where the driver falls back to a maximum. */
  readonly x?: number;
}

const REASONS: Readonly<Record<Curve['source'], string>> = {
  'cell-voltage': 'Cell Voltage',
  temperature: 'Temp',
  'mosfet-temperature': 'MOSFET',
  soc: 'SoC',
};

/** Sensors that count for limits. */
function usedTemperatures(version: Version, settings: EffectiveSettings, readings: BatteryReadings): number[] {
  const selects = isSince(version.release, '2.0') && readings.ignoresTemperatureSource !== true;
  const sources = selects ? numbersFrom(settings, 'TEMPERATURE_SOURCE_BATTERY') : [1, 2, 3, 4];
  return (readings.temperatures ?? []).flatMap((temperature, index) =>
    temperature === null || !sources.includes(index + 1)
      ? []
      : [storedTemperature(version, settings, `TEMPERATURE_${index + 1}_ADJUST`, temperature)],
  );
}

/** As the driver keeps a temperature: one decimal, from -20 to 100 °C, and since 2.1 corrected by offset and factor. */
function storedTemperature(version: Version, settings: EffectiveSettings, key: string, temperature: number): number {
  const stored = Math.min(100, Math.max(-20, pythonRound(temperature, 1)));
  if (isBefore(version.release, '2.1')) return stored;
  const [offset = 0, factor = 1] = numbersFrom(settings, key);
  return stored * factor + offset;
}

/** Values on the x axis that count; the one with the lowest current decides. Only readings that the curve is about are read. */
function inputsOf(curve: Curve, version: Version, settings: EffectiveSettings, readings: BatteryReadings): number[] {
  const some = (value: number | null | undefined): number[] => (value === undefined || value === null ? [] : [value]);
  switch (curve.source) {
    case 'cell-voltage':
      return some(curve.direction === 'charge' ? readings.highestCell : readings.lowestCell);
    case 'temperature': {
      const temperatures = usedTemperatures(version, settings, readings);
      return temperatures.length === 0 ? [] : [Math.max(...temperatures), Math.min(...temperatures)];
    }
    case 'mosfet-temperature':
      return some(readings.mosfetTemperature).map((temperature) =>
        storedTemperature(version, settings, 'TEMPERATURE_MOS_ADJUST', temperature),
      );
    case 'soc':
      return some(readings.soc);
  }
}

/** Current that a curve allows for the readings; null: it is off or has no reading. */
function limitOfCurve(
  curve: Curve,
  version: Version,
  settings: EffectiveSettings,
  readings: BatteryReadings,
): CurveLimit | null {
  if (settings[curve.enable] !== true) return null;
  const fallback = (direction: Direction): CurveLimit => ({amperes: maximumOf(direction, settings, readings)});
  const inputs = inputsOf(curve, version, settings, readings);
  if (inputs.length === 0) return isMissingMosfetFault(curve, version) ? fallback('charge') : null;
  const mode = limitMode(version, settings);
  const limits = inputs.map((x) => ({x, amperes: curveCurrent(curve, x, settings, mode)}));
  // One input that fails ends the whole calculation.
  if (!limits.every(isCalculated)) return fallback(takesChargeMaximum(curve, version) ? 'charge' : curve.direction);
  return limits.reduce((lowest, limit) => (limit.amperes < lowest.amperes ? limit : lowest));
}

const isCalculated = (limit: {
  readonly x: number;
  readonly amperes: number | undefined;
}): limit is Required<CurveLimit> => limit.amperes !== undefined;

/** What the driver keeps as the maximum of a battery: the limit of the BMS, also a higher one, else the setting. */
function maximumOf(direction: Direction, settings: EffectiveSettings, readings: BatteryReadings): number {
  const bms = direction === 'charge' ? readings.bmsChargeLimit : readings.bmsDischargeLimit;
  return bms ?? numberFrom(settings, maximumKey(direction));
}

/**
 * v2.0 limits discharging to the maximum for charging, or to the charge limit of the BMS, when the BMS has no MOSFET
 * sensor; corrected in v2.1.
 */
const isMissingMosfetFault = (curve: Curve, version: Version): boolean =>
  curve.id === 'discharge-by-mosfet-temperature' && isSince(version.release, '2.0') && isBefore(version.release, '2.1');

/** Up to v2.0 the limiters of discharging take the maximum for charging where they fail; the one by SoC was not examined. */
export const takesChargeMaximum = ({direction, source}: Curve, {release}: Pick<Version, 'release'>): boolean =>
  direction === 'discharge' && source !== 'soc' && isBefore(release, '2.1');

/** Lowest of the configured maximum, the limit of the BMS and all curves that are switched on. */
export function currentLimit(
  direction: Direction,
  version: Version,
  settings: EffectiveSettings,
  readings: BatteryReadings,
): CurrentLimit {
  const maximum = numberFrom(settings, maximumKey(direction));
  const bms = direction === 'charge' ? readings.bmsChargeLimit : readings.bmsDischargeLimit;
  const byCurve: Partial<Record<Curve['id'], CurveLimit | null>> = {};
  const limits: {amperes: number; reason: string}[] = [];
  if (bms !== undefined && bms < maximum) limits.push({amperes: bms, reason: 'BMS Settings'});
  for (const curve of curvesOf(version)) {
    if (curve.direction !== direction) continue;
    const limit = limitOfCurve(curve, version, settings, readings);
    byCurve[curve.id] = limit;
    if (limit !== null && limit.amperes !== bms) limits.push({amperes: limit.amperes, reason: REASONS[curve.source]});
  }
  const lowest = Math.min(maximum, ...limits.map(({amperes}) => amperes));
  const reasons = limits.filter(({amperes}) => amperes === lowest).map(({reason}) => reason);
  const global = direction === 'charge' ? 'Max Battery Charge Current' : 'Max Battery Discharge Current';
  return {
    amperes: pythonRound(lowest, 3),
    reason: lowest === maximum || reasons.length === 0 ? global : reasons.join(', '),
    byCurve,
  };
}

/** Voltages of the whole pack, V, rounded as the driver does. */
export interface PackVoltages {
  readonly max: number;
  readonly float: number;
  readonly min: number;
  /** Target while the reset charge runs. */
  readonly reset: number;
  /** Time of the ramp from max to float at 0.001 V per second, s. */
  readonly floatRamp: number;
}

const resetKey = (version: Version): string =>
  isSince(version.release, '2.0') ? 'SOC_RESET_CELL_VOLTAGE' : 'SOC_RESET_VOLTAGE';

/** V per second, for the whole pack, in all versions. */
const FLOAT_RAMP = 0.001;

export function packVoltages(version: Version, settings: EffectiveSettings, cellCount: number): PackVoltages {
  const pack = (key: string): number => pythonRound(numberFrom(settings, key) * cellCount, 2);
  const max = pack('MAX_CELL_VOLTAGE');
  const float = pack('FLOAT_CELL_VOLTAGE');
  return {
    max,
    float,
    min: pack('MIN_CELL_VOLTAGE'),
    reset: pack(resetKey(version)),
    floatRamp: Math.round((max - float) / FLOAT_RAMP),
  };
}

/** State of the voltage control. `bulk` includes absorption. */
export type ChargeState = 'bulk' | 'bulk-reset' | 'float';

export interface VoltageLimit {
  /** CVL as published: control voltage and VOLTAGE_DROP, V. */
  readonly volts: number;
  /** Control voltage, V. */
  readonly control: number;
  /** True: a single high cell lowers the limit. */
  readonly isReduced: boolean;
  /** The state whose voltage applies: without cell voltage control there is no float. */
  readonly applies: ChargeState;
}

type Controller = 'off' | 'penalty' | 'integral' | 'clipped-sum';

function controllerOf(version: Version, settings: EffectiveSettings): Controller {
  if (isBefore(version.release, '2.0')) {
    // The step mode of these versions has no cell voltage control.
    if (limitMode(version, settings) === 'step') return 'off';
    return settings.CVL_ICONTROLLER_MODE === true ? 'integral' : 'penalty';
  }
  const modes: Readonly<Record<number, Controller>> = {1: 'penalty', 2: 'integral', 3: 'clipped-sum'};
  return modes[numberFrom(settings, 'CVL_CONTROLLER_MODE')] ?? 'off';
}

/** Room that the clipped sum leaves above the target, V. */
const CLIPPED_SUM_MARGIN = 0.01;

export interface CellReadings {
  readonly count: number;
  /** V; read only where the limit depends on it. */
  readonly voltages: readonly number[];
}

/**
 * Charge voltage limit for single cell voltages, V.
 * @param previous control voltage of the poll before; only the I-controller needs it
 */
export function voltageLimit(
  version: Version,
  settings: EffectiveSettings,
  cells: CellReadings,
  state: ChargeState,
  previous?: number,
): VoltageLimit {
  const pack = packVoltages(version, settings, cells.count);
  const top = state === 'bulk-reset' ? pack.reset : pack.max;
  const applies = settings.CVCM_ENABLE === false && state === 'float' ? 'bulk' : state;
  const published = (control: number): VoltageLimit => ({
    control,
    volts: pythonRound(control + numberFrom(settings, 'VOLTAGE_DROP'), 2),
    isReduced: state !== 'float' && control < top,
    applies,
  });
  if (settings.CVCM_ENABLE === false) return published(top);
  if (state === 'float') return published(pack.float);
  const target = numberFrom(settings, state === 'bulk-reset' ? resetKey(version) : 'MAX_CELL_VOLTAGE');
  const controller = controllerOf(version, settings);
  if (controller === 'integral') {
    return published(
      integralControl(version, settings, cells.voltages, target, {top, min: pack.min, previous: previous ?? top}),
    );
  }
  if (controller === 'off' || !cells.voltages.some((cell) => cell > target)) return published(top);
  const sum = cells.voltages.reduce((total, cell) => total + Math.min(cell, target), 0);
  const margin = controller === 'clipped-sum' ? CLIPPED_SUM_MARGIN : 0;
  return published(pythonRound(Math.min(top, Math.max(pack.min, sum + margin)), 3));
}

interface IntegralState {
  readonly top: number;
  readonly min: number;
  readonly previous: number;
}

/** Each poll lowers or raises the limit by the distance of the highest cell from its target. */
function integralControl(
  version: Version,
  settings: EffectiveSettings,
  cells: readonly number[],
  target: number,
  {top, min, previous}: IntegralState,
): number {
  const differenceKey = isSince(version.release, '2.0')
    ? 'SWITCH_TO_FLOAT_CELL_VOLTAGE_DIFF'
    : 'CELL_VOLTAGE_DIFF_KEEP_MAX_VOLTAGE_UNTIL';
  const overshoot = Math.max(...cells) - target - numberFrom(settings, differenceKey);
  const control = previous - overshoot * numberFrom(settings, 'CVL_ICONTROLLER_FACTOR');
  return pythonRound(Math.min(top, Math.max(min, control)), 6);
}

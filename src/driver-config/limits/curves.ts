/**
 * The curves of the current limits: which points belong to which fractions, and on which side of a point a step lies.
 * The step sides were found by running the driver's own code. This is their only list: pages, drawings and tools start here.
 */
import type {ReleaseRange} from '../../versions/release.ts';
import type {CurveData, CurveId} from '../../docs-data/types.ts';

export interface Curve extends ReleaseRange {
  readonly id: CurveId;
  readonly direction: 'charge' | 'discharge';
  readonly source: 'cell-voltage' | 'temperature' | 'mosfet-temperature' | 'soc';
  readonly points: string;
  readonly fractions: string;
  readonly enable: string;
  /** Step mode, between two points: the output of the point with the lower or with the higher x holds. */
  readonly stepUses: 'lower' | 'higher';
}

/** What the x axis of a curve is, as within a sentence. */
const INPUTS: Readonly<
  Record<Curve['source'], {readonly charge: string; readonly discharge: string; readonly unit: CurveData['xUnit']}>
> = {
  'cell-voltage': {charge: 'highest cell voltage', discharge: 'lowest cell voltage', unit: 'V'},
  temperature: {charge: 'battery temperature', discharge: 'battery temperature', unit: '°C'},
  'mosfet-temperature': {charge: 'MOSFET temperature', discharge: 'MOSFET temperature', unit: '°C'},
  soc: {charge: 'state of charge (SoC)', discharge: 'state of charge (SoC)', unit: '%'},
};

export const unitOf = ({source}: Pick<Curve, 'source'>): CurveData['xUnit'] => INPUTS[source].unit;
export const inputName = ({source, direction}: Pick<Curve, 'source' | 'direction'>): string =>
  INPUTS[source][direction];
export const limitName = ({direction}: Pick<Curve, 'direction'>): CurveData['limit'] =>
  direction === 'charge' ? 'CCL' : 'DCL';

/** Setting whose value the fractions are fractions of. */
export const maximumKey = (direction: Curve['direction']): string =>
  direction === 'charge' ? 'MAX_BATTERY_CHARGE_CURRENT' : 'MAX_BATTERY_DISCHARGE_CURRENT';

/** Flat line that a plot shows beyond the outermost points, as a share of the distance between them. */
export const PLOT_MARGIN = 0.12;

export const CURVES: readonly Curve[] = [
  {
    id: 'charge-by-cell-voltage',
    direction: 'charge',
    source: 'cell-voltage',
    points: 'CELL_VOLTAGES_WHILE_CHARGING',
    fractions: 'MAX_CHARGE_CURRENT_CV_FRACTION',
    enable: 'CCCM_CV_ENABLE',
    stepUses: 'lower',
  },
  {
    id: 'discharge-by-cell-voltage',
    direction: 'discharge',
    source: 'cell-voltage',
    points: 'CELL_VOLTAGES_WHILE_DISCHARGING',
    fractions: 'MAX_DISCHARGE_CURRENT_CV_FRACTION',
    enable: 'DCCM_CV_ENABLE',
    stepUses: 'higher',
  },
  {
    id: 'charge-by-temperature',
    direction: 'charge',
    source: 'temperature',
    points: 'TEMPERATURES_WHILE_CHARGING',
    fractions: 'MAX_CHARGE_CURRENT_T_FRACTION',
    enable: 'CCCM_T_ENABLE',
    stepUses: 'lower',
  },
  {
    id: 'discharge-by-temperature',
    direction: 'discharge',
    source: 'temperature',
    points: 'TEMPERATURES_WHILE_DISCHARGING',
    fractions: 'MAX_DISCHARGE_CURRENT_T_FRACTION',
    enable: 'DCCM_T_ENABLE',
    stepUses: 'higher',
  },
  {
    id: 'charge-by-mosfet-temperature',
    direction: 'charge',
    source: 'mosfet-temperature',
    points: 'MOSFET_TEMPERATURES_WHILE_CHARGING',
    fractions: 'MAX_CHARGE_CURRENT_T_MOSFET_FRACTION',
    enable: 'CCCM_T_MOSFET_ENABLE',
    stepUses: 'lower',
    since: '2.0',
  },
  {
    id: 'discharge-by-mosfet-temperature',
    direction: 'discharge',
    source: 'mosfet-temperature',
    points: 'MOSFET_TEMPERATURES_WHILE_DISCHARGING',
    fractions: 'MAX_DISCHARGE_CURRENT_T_MOSFET_FRACTION',
    enable: 'DCCM_T_MOSFET_ENABLE',
    stepUses: 'lower',
    since: '2.0',
  },
  {
    id: 'charge-by-soc',
    direction: 'charge',
    source: 'soc',
    points: 'SOC_WHILE_CHARGING',
    fractions: 'MAX_CHARGE_CURRENT_SOC_FRACTION',
    enable: 'CCCM_SOC_ENABLE',
    stepUses: 'higher',
  },
  {
    id: 'discharge-by-soc',
    direction: 'discharge',
    source: 'soc',
    points: 'SOC_WHILE_DISCHARGING',
    fractions: 'MAX_DISCHARGE_CURRENT_SOC_FRACTION',
    enable: 'DCCM_SOC_ENABLE',
    stepUses: 'higher',
  },
];

/** Tables that correct the current of the BMS; they pair up like the curves. */
export const CURRENT_CORRECTIONS: readonly (ReleaseRange & {readonly reported: string; readonly measured: string})[] = [
  {reported: 'SOC_CALC_CURRENT_REPORTED_BY_BMS', measured: 'SOC_CALC_CURRENT_MEASURED_BY_USER', before: '2.0'},
  {reported: 'CURRENT_REPORTED_BY_BMS', measured: 'CURRENT_MEASURED_BY_USER', since: '2.0'},
];

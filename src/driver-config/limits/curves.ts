/**
 * The lists that describe current limits: which points belong to which fractions, and on which side of a point a step
 * lies. The step sides were found by running the driver's own code.
 */
import type {ReleaseRange} from '../../versions/release.ts';
import type {CurveId} from '../../docs-data/types.ts';

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

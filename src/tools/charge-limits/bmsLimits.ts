/** What the reader's BMS changes about the limits. Pure. */
import type {BmsLimits} from '@site/src/docs-data/tools-data/types';
import {readReading, type LimitsState} from './state.ts';
import {say} from './texts.ts';
import {amperes, volts} from './words.ts';

type Entered = Pick<LimitsState, 'readings' | 'phase'>;

/** What the driver has of it. */
export interface Given extends Entered {
  /** Cells that count when it lowers the CVL for a high one. */
  readonly cellsSeen: 'all' | 'one' | 'none';
  /** TEMPERATURE_SOURCE_BATTERY selects no sensors. */
  readonly ignoresTemperatureSource: boolean;
}

export interface ShownLimit {
  readonly value: string;
  readonly reason: string;
  /** Less than the settings allow: shown in amber. */
  readonly isLimited?: boolean;
  /** Nothing may flow. */
  readonly isStopped?: boolean;
  readonly fullReason?: string;
}

export type Overrides = Readonly<Partial<Record<'CVL' | 'CCL' | 'DCL', ShownLimit>>>;

type Rule = BmsLimits['rules'][number];

const hasRule = ({rules}: BmsLimits, rule: Rule['rule'], limit?: Rule['limit']): boolean =>
  rules.some((candidate) => candidate.rule === rule && (limit === undefined || candidate.limit === limit));

/** The reader's numbers as the driver has them with this BMS. */
export function asBmsGives(entered: Entered, bms: BmsLimits | undefined): Given {
  const {readings, phase} = entered;
  if (!bms) return {readings, phase, cellsSeen: 'all', ignoresTemperatureSource: false};
  const counts = (limit: Rule['limit']): boolean => !bms.noCurrentLimits && !hasRule(bms, 'not-from-bms', limit);
  const bmsCharge = counts('CCL') ? readings.bmsCharge : '';
  const temperature = (text: string): string =>
    hasRule(bms, 'frost-as-heat') && (readReading(text) ?? 0) < 0 ? '100' : text;
  return {
    readings: {
      ...readings,
      coldest: temperature(readings.coldest),
      warmest: temperature(readings.warmest),
      mosfet: bms.noMosfet ? '' : temperature(readings.mosfet),
      bmsCharge,
      bmsDischarge: hasRule(bms, 'as-charge') ? bmsCharge : counts('DCL') ? readings.bmsDischarge : '',
    },
    phase: phase === 'float' && hasRule(bms, 'never-float') ? 'bulk' : phase,
    ignoresTemperatureSource: hasRule(bms, 'own-temperatures'),
    cellsSeen: hasRule(bms, 'no-cells') ? 'none' : hasRule(bms, 'one-cell') ? 'one' : 'all',
  };
}

/** Limits that do not follow the settings. Their reason says why. */
export function overridesOf(bms: BmsLimits | undefined): Overrides {
  const shown = (bms?.rules ?? []).flatMap(({limit, rule, value, text}) => {
    switch (rule) {
      case 'fixed':
        return [[limit, {value: limit === 'CVL' ? volts(value ?? 0) : amperes(value ?? 0), reason: text}] as const];
      case 'from-bms':
        return [[limit, {value: say('bms-decides'), reason: text}] as const];
      case 'none':
        return [[limit, {value: say('bms-none'), reason: text}] as const];
      default:
        return [];
    }
  });
  return Object.fromEntries(shown);
}

/** Rules that the value or its reason shows; each other rule has a sentence. */
const shownInResults: ReadonlySet<Rule['rule']> = new Set(['fixed', 'from-bms', 'none']);

/** What is computed another way with this BMS, or cannot be computed, in sentences. */
export const remarksOf = (bms: BmsLimits | undefined): readonly string[] =>
  bms === undefined
    ? []
    : [
        ...new Set(bms.rules.filter(({rule}) => !shownInResults.has(rule)).map(({text}) => text)),
        ...(bms.noCurrentLimits ? [say('bms-no-limits')] : []),
        ...(bms.noMosfet ? [say('bms-no-mosfet')] : []),
      ];

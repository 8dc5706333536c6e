/** What the reader's BMS changes about the limits. Pure. */
import type {BmsLimits} from '@site/src/docs-data/tools-data/types';
import type {LimitsState} from './state.ts';
import {amperes, volts} from './words.ts';

type Entered = Pick<LimitsState, 'readings' | 'phase'>;

export interface ShownLimit {
  readonly value: string;
  readonly reason: string;
}

export type Overrides = Readonly<Partial<Record<'CVL' | 'CCL' | 'DCL', ShownLimit>>>;

const hasRule = ({rules}: BmsLimits, rule: BmsLimits['rules'][number]['rule']): boolean =>
  rules.some((candidate) => candidate.rule === rule);

/** The reader's numbers as the driver has them with this BMS. */
export function asBmsGives(entered: Entered, bms: BmsLimits | undefined): Entered {
  if (!bms) return entered;
  const {readings, phase} = entered;
  return {
    readings: {
      ...readings,
      mosfet: bms.noMosfet ? '' : readings.mosfet,
      bmsDischarge: hasRule(bms, 'as-charge') ? readings.bmsCharge : readings.bmsDischarge,
    },
    phase: phase === 'float' && hasRule(bms, 'never-float') ? 'bulk' : phase,
  };
}

/** Limits that do not follow the settings. Their reason says why. */
export function overridesOf(bms: BmsLimits | undefined): Overrides {
  const shown = (bms?.rules ?? []).flatMap(({limit, rule, value, text}) => {
    switch (rule) {
      case 'fixed':
        return [[limit, {value: limit === 'CVL' ? volts(value ?? 0) : amperes(value ?? 0), reason: text}] as const];
      case 'from-bms':
        return [[limit, {value: 'set by the BMS', reason: text}] as const];
      case 'none':
        return [[limit, {value: 'none', reason: text}] as const];
      default:
        return [];
    }
  });
  return Object.fromEntries(shown);
}

/** What is computed another way with this BMS, in sentences. */
export const remarksOf = (bms: BmsLimits | undefined): readonly string[] =>
  bms === undefined
    ? []
    : [
        ...bms.rules.filter(({rule}) => rule === 'never-float' || rule === 'as-charge').map(({text}) => text),
        ...(bms.noMosfet ? ['It has no MOSFET temperature: the one you entered does not count.'] : []),
      ];

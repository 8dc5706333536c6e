import type {CurveData} from '@site/src/docs-data/types';

export interface CurvePoint {
  readonly x: string;
  /** "25 %" */
  readonly fraction: string;
  /** "12.5 A" */
  readonly current: string;
}

/** Rounds away what floating point adds: 0.05 × 50 is 2.5, not 2.5000000000000004. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function curvePoints({x, xUnit, fraction: fractions, maxCurrent}: CurveData): readonly CurvePoint[] {
  return x.map((value, index) => {
    const fraction = fractions[index] ?? 0;
    return {
      x: `${xUnit === 'V' ? value.toFixed(3) : value} ${xUnit}`,
      fraction: `${round(fraction * 100)} %`,
      current: `${round(fraction * maxCurrent)} A`,
    };
  });
}

/** The label within a sentence: "highest cell voltage", but "MOSFET temperature" and "SoC". */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]+\b/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

export function curveCaption({limit, xLabel}: Pick<CurveData, 'limit' | 'xLabel'>): string {
  const current = limit === 'CCL' ? 'Charge' : 'Discharge';
  return `${current} current limit (${limit}) by ${inSentence(xLabel)}`;
}

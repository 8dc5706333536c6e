/** The curves of a version with the lists that the driver ships. */
import {numberOf, numbersOf, settingOf} from '../../docs-data/derive.ts';
import type {VersionData} from '../../docs-data/load.ts';
import type {CurveData} from '../../docs-data/types.ts';
import {CURVES, inputName, limitName, maximumKey, unitOf, type Curve} from './curves.ts';

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const hasSetting = ({settings}: VersionData, key: string): boolean => settings.settings.some((one) => one.key === key);

/** Setting that chooses the mode, and its values. */
const modeOf = (data: VersionData): Pick<CurveData, 'modeKey' | 'modeLinear' | 'modeStep'> =>
  hasSetting(data, 'CHARGE_MODE')
    ? {modeKey: 'CHARGE_MODE', modeLinear: '1', modeStep: '2'}
    : {modeKey: 'LINEAR_LIMITATION_ENABLE', modeLinear: 'True', modeStep: 'False'};

function withDefaults(data: VersionData, curve: Curve): CurveData {
  const maxCurrentKey = maximumKey(curve.direction);
  return {
    id: curve.id,
    limit: limitName(curve),
    xLabel: capitalized(inputName(curve)),
    xUnit: unitOf(curve),
    xKey: curve.points,
    x: numbersOf(data, curve.points),
    fractionKey: curve.fractions,
    fraction: numbersOf(data, curve.fractions),
    maxCurrentKey,
    maxCurrent: numberOf(data, maxCurrentKey),
    enableKey: curve.enable,
    enabledByDefault: settingOf(data, curve.enable).default === true,
    stepUses: curve.stepUses,
    ...modeOf(data),
  };
}

/** Those curves whose lists the version has. */
export const defaultCurves = (data: VersionData): readonly CurveData[] =>
  CURVES.filter(({points}) => hasSetting(data, points)).map((curve) => withDefaults(data, curve));

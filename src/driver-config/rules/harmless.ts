/** Whether a changed file still means what the lines of the old one meant that nothing is wrong with. */
import {resolveVersion} from '../catalog.ts';
import type {Catalog, Version} from '../catalog.ts';
import {applyEdits} from '../ini/edits.ts';
import {parseIni} from '../ini/iniFile.ts';
import {readSettings} from '../ini/readSettings.ts';
import type {FindingCode} from '../findingCodes.ts';
import type {CheckResult, Finding} from '../types.ts';

interface Checked {
  readonly text: string;
  readonly result: CheckResult;
}

/** Findings about a line that has no effect. Its fix brings it into effect. */
const WITHOUT_EFFECT: ReadonlySet<FindingCode> = new Set(['renamed-key', 'superseded-key', 'legacy-key']);

const troubles = ({findings}: CheckResult): readonly Finding[] => findings.filter(({severity}) => severity !== 'info');

const countOf = (result: CheckResult, code: FindingCode): number =>
  result.findings.filter((finding) => finding.code === code).length;

/** Every setting of a line without a fault has its value, the driver still starts, and no key is set twice by it. */
export function isHarmless(before: Checked, after: Checked, version: string | Version, catalog: Catalog): boolean {
  if (before.result.starts && !after.result.starts) return false;
  if (countOf(after.result, 'duplicate-key') > countOf(before.result, 'duplicate-key')) return false;
  const resolved = typeof version === 'string' ? resolveVersion(catalog, version) : version;
  const faulty = new Set(troubles(before.result).map(({line}) => line));
  const values = readSettings(parseIni(after.text), resolved);
  return [...readSettings(parseIni(before.text), resolved).values()].every(({key, option, value, issue}) => {
    if (!option || issue || option.parts.some(({line}) => faulty.has(line.number))) return true;
    const now = values.get(key);
    return now?.option !== undefined && JSON.stringify(now.value) === JSON.stringify(value);
  });
}

/** With more safe fixes than that, or in longer files, looking at each costs more than it helps. */
const MOST_CHECKED = 30;
const LONGEST_CHECKED = 40_000;

/**
 * The result with only those fixes called safe that do no harm by themselves. A line that comes into effect must not
 * bring anything about that is wrong.
 * @param read checks another text in the same way
 */
export function withSafeFixes(
  text: string,
  result: CheckResult,
  version: Version,
  catalog: Catalog,
  read: (text: string) => CheckResult,
): CheckResult {
  let left = text.length > LONGEST_CHECKED ? 0 : MOST_CHECKED;
  const isSafe = ({code, fix}: Finding): boolean => {
    if (!fix) return false;
    left -= 1;
    if (left < 0) return !WITHOUT_EFFECT.has(code);
    const changed = applyEdits(text, fix.edits);
    const after = {text: changed, result: read(changed)};
    if (!isHarmless({text, result}, after, version, catalog)) return false;
    return (
      !WITHOUT_EFFECT.has(code) ||
      troubles(after.result).every(({code: other}) => countOf(after.result, other) <= countOf(result, other))
    );
  };
  const findings = result.findings.map((finding) =>
    finding.fix?.safe === true && !isSafe(finding) ? {...finding, fix: {...finding.fix, safe: false}} : finding,
  );
  return {...result, findings};
}

/** Whether a changed file still means what the lines of the old one meant that nothing is wrong with. */
import {resolveVersion} from '../catalog.ts';
import type {Catalog, Version} from '../catalog.ts';
import {say} from '../texts/say.ts';
import {applyEdits, commentOut} from '../ini/edits.ts';
import {parseIni, type IniFile} from '../ini/iniFile.ts';
import {furtherKeys} from './inlineComment.ts';
import {readSettings} from '../ini/readSettings.ts';
import type {FindingCode} from '../findingCodes.ts';
import type {CheckResult, Finding, Fix} from '../types.ts';

interface Checked {
  readonly text: string;
  readonly result: CheckResult;
}

/** Findings about a line that has no effect. Its fix brings it into effect. */
const WITHOUT_EFFECT: ReadonlySet<FindingCode> = new Set([
  'renamed-key',
  'superseded-key',
  'legacy-key',
  'unknown-key',
]);

const troubles = ({findings}: CheckResult): readonly Finding[] => findings.filter(({severity}) => severity !== 'info');

const countOf = (result: CheckResult, code: FindingCode): number =>
  result.findings.filter((finding) => finding.code === code).length;

/**
 * Every setting of a line without a fault has its value, one behind another on a line is not lost, the driver still starts,
 * and no key is set twice by it.
 */
export function isHarmless(before: Checked, after: Checked, version: string | Version, catalog: Catalog): boolean {
  if (before.result.starts && !after.result.starts) return false;
  if (countOf(after.result, 'duplicate-key') > countOf(before.result, 'duplicate-key')) return false;
  const resolved = typeof version === 'string' ? resolveVersion(catalog, version) : version;
  const faulty = new Set(troubles(before.result).map(({line}) => line));
  const [old, changed] = [parseIni(before.text), parseIni(after.text)];
  const furtherIn = (file: IniFile): readonly string[] =>
    file.options.flatMap((option) => furtherKeys(option, resolved).map(({key}) => key));
  const left = new Set([...changed.options.map(({key}) => key), ...furtherIn(changed)]);
  if (furtherIn(old).some((key) => !left.has(key))) return false;
  const values = readSettings(changed, resolved);
  return [...readSettings(old, resolved).values()].every(({key, option, value, issue}) => {
    if (!option || issue || option.parts.some(({line}) => faulty.has(line.number))) return true;
    const now = values.get(key);
    return now?.option !== undefined && JSON.stringify(now.value) === JSON.stringify(value);
  });
}

/** With more fixes than that, or in longer files, looking at each costs more than it helps. */
const MOST_CHECKED = 30;
const LONGEST_CHECKED = 40_000;

/** The line as a comment: what to do with a line without effect whose fix would do harm. */
function asComment(text: string, {line}: Finding, safe: boolean): Fix {
  const file = parseIni(text);
  const edits = file.options
    .filter((option) => option.line.number === line)
    .flatMap((option) => commentOut(file, option));
  return {title: say('key.keep-line-as-comment'), safe, edits};
}

/**
 * The result with only those fixes called safe that do no harm by themselves. A line that comes into effect must not bring
 * anything about that is wrong: the reader is told what, and where the driver would not start, the line becomes a comment.
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
  const judged = (finding: Finding): Finding => {
    const {fix, code, message} = finding;
    if (!fix) return finding;
    const isWithoutEffect = WITHOUT_EFFECT.has(code);
    left -= 1;
    if (left < 0) return {...finding, fix: {...fix, safe: fix.safe && !isWithoutEffect}};
    const changed = applyEdits(text, fix.edits);
    const after = {text: changed, result: read(changed)};
    const brought = troubles(after.result).find(
      ({code: other}) => countOf(after.result, other) > countOf(result, other),
    );
    if (isWithoutEffect && result.starts && !after.result.starts) {
      const comment = asComment(text, finding, fix.safe);
      const told = say('harmless.driver-would-not-start', {message: brought?.message ?? ''});
      return {...finding, message: `${message} ${told}`, fix: comment};
    }
    if (isWithoutEffect && brought) {
      const told = say('harmless.fault-of-its-own', {message: brought.message});
      return {...finding, message: `${message} ${told}`, fix: {...fix, safe: false}};
    }
    const safe = fix.safe && isHarmless({text, result}, after, version, catalog);
    return {...finding, fix: {...fix, safe}};
  };
  return {...result, findings: result.findings.map(judged)};
}

/** Checks a config.ini against one driver version. */
import {say} from '../texts/say.ts';
import {resolveVersion} from '../catalog.ts';
import type {Catalog, Version} from '../catalog.ts';
import type {FindingCode} from '../findingCodes.ts';
import type {CheckContext, Effect, Issue} from './context.ts';
import {optionsInUse, parseIni} from '../ini/iniFile.ts';
import {splitSettings} from './inlineComment.ts';
import {otherFile} from './otherFile.ts';
import {checkBms} from './bmsRules.ts';
import {withSafeFixes} from './harmless.ts';
import {checkCurves} from './curveRules.ts';
import {checkKeys} from './keyRules.ts';
import {checkPerCell} from './perCell.ts';
import {readSettings} from '../ini/readSettings.ts';
import {checkShellKeys, shellValues} from './shellKeys.ts';
import {runStartupChecks} from './startupChecks.ts';
import {checkStructure} from './structureRules.ts';
import {checkTraps} from './trapRules.ts';
import type {CheckResult, EffectiveSettings, Finding, SettingValue, WorkMeter} from '../types.ts';
import {checkValues} from './valueRules.ts';

/**
 * What the driver of a version would do with a config.ini. Never throws on any text.
 * @param text contents of the file
 * @param version a version of the catalog, or a reader's word for one, e.g. `2.0`
 * @param bms section of Supported BMS that the reader has, besides those that the file names
 * @throws Error when the catalog has no such version
 */
export function check(
  text: string,
  version: string | Version,
  catalog: Catalog,
  meter?: WorkMeter,
  bms?: string,
): CheckResult {
  const resolved = typeof version === 'string' ? resolveVersion(catalog, version) : version;
  const read = (content: string): CheckResult => checkOnce(content, resolved, catalog, undefined, bms);
  return withSafeFixes(text, checkOnce(text, resolved, catalog, meter, bms), resolved, catalog, read);
}

/** The findings as the rules make them: each fix is called safe by the rule that offers it. */
function checkOnce(
  text: string,
  resolved: Version,
  catalog: Catalog,
  meter: WorkMeter | undefined,
  bms: string | undefined,
): CheckResult {
  const other = otherFile(text, (key) => catalog.versions.some(({settings}) => settings.has(key)));
  if (other !== undefined) {
    const finding: Finding = {line: 1, column: 1, severity: 'error', code: 'other-file', message: other};
    return {starts: false, error119: false, findings: [finding], effective: {}};
  }
  const file = parseIni(text, meter);
  const readings = readSettings(file, resolved);
  const context: CheckContext = {catalog, version: resolved, release: resolved.release, file, readings};
  const startup = runStartupChecks(context);
  const issues = withSplitLines(context, [
    ...checkStructure(context),
    ...checkKeys(context, meter),
    ...checkValues(context),
    ...checkShellKeys(context),
    ...checkPerCell(context),
    ...startup.issues,
    ...checkTraps(context, startup.values),
    ...checkCurves(context, startup.values, startup.issues),
    ...checkBms(context, startup.values, bms),
  ]);
  if (meter) meter.steps += issues.length;
  const has = (effect: Effect): boolean => issues.some((issue) => issue.effect === effect);
  const starts = !has('stops');
  return {
    starts,
    error119: starts && has('error119') && !has('error8'),
    findings: writeFindings(sortIssues(withoutNoise(issues)), meter),
    effective: starts ? effectiveSettings(context, startup.values) : {},
  };
}

/** What is wrong with a line of several settings is put right when each has its own. */
function withSplitLines(context: CheckContext, issues: readonly Issue[]): readonly Issue[] {
  const splits = new Map(
    optionsInUse(context.file).flatMap((option) => {
      const fix = splitSettings(context, option);
      return fix ? [[option.line.number, fix] as const] : [];
    }),
  );
  return issues.map((issue) => {
    const fix = issue.severity === 'info' ? undefined : splits.get(issue.line);
    const {words} = issue;
    return fix ? {...issue, words: () => ({...(typeof words === 'function' ? words() : words), fix})} : issue;
  });
}

/** "Equals the default" does not help where something else is wrong with the key. */
function withoutNoise(issues: readonly Issue[]): Issue[] {
  const troubled = new Set(issues.filter(({severity}) => severity !== 'info').map(({line}) => line));
  return issues.filter(({code, line}) => code !== 'equals-default' || !troubled.has(line));
}

/** More of the same kind do not help, and slow down a page that lists them. */
const MAX_PER_CODE = 500;

/** The first of each kind, and how many more there are. */
function writeFindings(sorted: readonly Issue[], meter: WorkMeter | undefined): Finding[] {
  const findings: Finding[] = [];
  const counts = new Map<FindingCode, number>();
  const firstLeftOut = new Map<FindingCode, number>();
  for (const issue of sorted) {
    const count = (counts.get(issue.code) ?? 0) + 1;
    counts.set(issue.code, count);
    if (count <= MAX_PER_CODE) {
      findings.push(writeFinding(issue));
    } else if (count === MAX_PER_CODE + 1) {
      const {line, column, severity, code} = issue;
      firstLeftOut.set(code, findings.length);
      findings.push({line, column, severity, code: 'more-of-the-same', message: ''});
    }
  }
  for (const [code, index] of firstLeftOut) {
    const summary = findings[index];
    const more = (counts.get(code) ?? 0) - MAX_PER_CODE;
    if (summary) findings[index] = {...summary, message: say('check.more-findings-like-ones-above', {more, code})};
  }
  if (meter) meter.written += findings.length;
  return findings;
}

const sortIssues = (issues: readonly Issue[]): Issue[] =>
  [...issues].sort((a, b) => a.line - b.line || a.column - b.column);

/** Leaves out what is undefined, so that results compare and print cleanly. */
function writeFinding({line, column, endColumn, severity, code, key, bms, words}: Issue): Finding {
  const {message, log, fix} = typeof words === 'function' ? words() : words;
  return {
    line,
    column,
    ...(endColumn === undefined ? {} : {endColumn}),
    severity,
    code,
    ...(key === undefined ? {} : {key}),
    ...(bms === undefined ? {} : {bms}),
    message,
    ...(log === undefined ? {} : {log}),
    ...(fix === undefined ? {} : {fix}),
  };
}

function effectiveSettings(context: CheckContext, values: ReadonlyMap<string, SettingValue>): EffectiveSettings {
  const scripts = shellValues(context);
  return Object.fromEntries(
    [...context.version.settings.keys()].map((key) => [key, scripts.get(key) ?? values.get(key) ?? null]),
  );
}

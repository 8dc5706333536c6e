/** What a text that was pasted or saved from a page has beside the file, as one finding, and what comes of the rest. */
import {say} from '../texts/say.ts';
import type {Catalog, Version} from '../catalog.ts';
import {applyEdits} from '../ini/edits.ts';
import {BYTE_ORDER_MARK} from '../ini/iniFile.ts';
import {check} from '../rules/check.ts';
import {outcomeText} from '../rules/report.ts';
import type {CheckResult, Finding} from '../types.ts';
import {describePaste} from './describePaste.ts';
import {partHeader, withoutRemarks} from './part.ts';
import {readPaste} from './readPaste.ts';

function outcomeOf(result: CheckResult): string {
  const errors = result.findings.filter(({severity}) => severity === 'error').length;
  const outcome = outcomeText(result);
  return errors === 0 ? outcome : `${outcome} (${errors} ${errors === 1 ? 'error' : 'errors'})`;
}

const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

/** The result of a text with what was pasted along as one finding in front, instead of a remark on each of its lines. */
export function withPaste(result: CheckResult, text: string, version: string | Version, catalog: Catalog): CheckResult {
  if (result.findings.some(({code}) => code === 'other-file')) return result;
  const {noise} = readPaste(text);
  return {...result, findings: [...pasteFindings(text, version, catalog), ...withoutRemarks(result.findings, noise)]};
}

/** One finding at most: what of the text is not config.ini, and what the driver makes of the rest. */
export function pasteFindings(text: string, version: string | Version, catalog: Catalog): readonly Finding[] {
  const {noise, edits} = readPaste(text);
  const cleaned = applyEdits(text, edits);
  const isPart = readPaste(cleaned).lacksHeader;
  if (noise.length === 0 && !isPart) return [];
  const {sentences, button} = describePaste(noise);
  const rest = outcomeOf(check(isPart ? partHeader + withoutMark(cleaned) : cleaned, version, catalog));
  const part = say('paste-findings.there-no-default-may-be');
  const line = Math.min(...noise.flatMap(({lines}) => lines), Infinity);
  return [
    {
      line: line === Infinity ? 1 : line,
      column: 1,
      severity: 'info',
      code: noise.length > 0 ? 'pasted-along' : 'part-of-file',
      message: [
        ...sentences,
        ...(isPart ? [part] : []),
        `${noise.length > 0 ? say('paste-findings.without') : say('paste-findings.below-header')}${isPart && noise.length > 0 ? say('paste-findings.below-header-2') : ''}: ${rest}.`,
      ].join(' '),
      ...(noise.length > 0 && {fix: {title: button, safe: false, edits}}),
    },
  ];
}

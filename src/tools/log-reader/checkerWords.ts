/** What the config checker says about the lines in which the driver complains about config.ini. Pure. */
import {check, type Catalog} from '@site/src/driver-config';
import {plainIssue, settingsOfIssues, type ConfigIssue} from '@site/src/driver-log/configIssues';

export interface CheckerWords {
  /** Line of the log. */
  readonly line: number;
  readonly key?: string;
  readonly message: string;
}

/**
 * @param version name of a version of the catalog
 * @param config the reader's file; without it, the settings that the log names are checked
 */
export function checkerWords(
  issues: readonly ConfigIssue[],
  version: string,
  config: string | undefined,
  catalog: Catalog,
): readonly CheckerWords[] {
  const known = new Map<string, Omit<CheckerWords, 'line'>>();
  const sources = [...(config === undefined ? [] : [config]), settingsOfIssues(issues)];
  for (const source of sources) {
    for (const {log, key, message} of check(source, version, catalog).findings) {
      if (log === undefined) continue;
      const text = plainIssue(log);
      if (!known.has(text)) known.set(text, {message, ...(key !== undefined && {key})});
    }
  }
  return issues.flatMap(({line, text}) => {
    const words = known.get(text);
    return words ? [{line, ...words}] : [];
  });
}

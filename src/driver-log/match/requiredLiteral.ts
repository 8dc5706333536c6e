/**
 * The longest text that every match of a regular expression contains, as far as its source shows it: runs of plain
 * characters outside of groups, classes and repetitions. Good enough as a key of an index; an empty answer is allowed.
 */
export function requiredLiteral(source: string): string {
  const runs: string[] = [''];
  const closeRun = (): void => void runs.push('');
  const dropLast = (): void => {
    runs[runs.length - 1] = (runs[runs.length - 1] ?? '').slice(0, -1);
    closeRun();
  };
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? '';
    if (char === '\\') {
      const escaped = source[++at] ?? '';
      if (depth > 0) continue;
      if (/[\w]/.test(escaped)) {
        // A class such as \d, or a code such as \u0000.
        if (escaped === 'u') at += 4;
        closeRun();
      } else runs[runs.length - 1] += escaped;
    } else if (char === '[') {
      at = endOfClass(source, at);
      closeRun();
    } else if (char === '(') {
      depth++;
      closeRun();
    } else if (char === ')') depth--;
    else if (depth > 0) continue;
    else if (char === '|') return '';
    else if (char === '?' || char === '*' || char === '{') {
      dropLast();
      if (char === '{') at = source.indexOf('}', at);
    } else if (char === '+' || char === '.' || char === '^' || char === '$') closeRun();
    else runs[runs.length - 1] += char;
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

function endOfClass(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === ']') return at;
  }
  return source.length;
}

/** What a shell script of the driver takes as options, and the paths that it writes. */

const withoutComments = (text: string): readonly string[] =>
  text.split('\n').map((line) => line.replace(/(?:^|\s)#.*$/, ''));

const unique = (list: readonly string[]): readonly string[] => [...new Set(list)].sort();

/** `[ "$1" = "--beta" ]` and the labels of a `case`. */
export function optionsOf(script: string): readonly string[] {
  return unique(
    withoutComments(script).flatMap((line) => [
      ...[...line.matchAll(/\$(?:\d|\{\d[^}]*\})"?\s*={1,2}\s*["']?(--?[a-z][\w-]*)/g)].map(
        ([, option = '']) => option,
      ),
      ...(/^\s*((?:--?[a-z][\w-]*\s*\|?\s*)+)\)/.exec(line)?.[1]?.match(/--?[a-z][\w-]*/g) ?? []),
    ]),
  );
}

const writes = /\b(?:cp|mv|mkdir|ln|rm|touch|tee|sed -i|install|unzip|tar|chmod|wget|curl)\b|>/;
const absolutePath = /(?<![\w.\\/:$}*-])\/(?:data|opt|service|var|etc|run|media|usr|u-boot)(?:\/[\w.*$-]+)*/g;

/** Absolute paths on the lines that write, copy, move or delete. */
export function writtenPathsOf(script: string): readonly string[] {
  return unique(
    withoutComments(script)
      .filter((line) => writes.test(line))
      .flatMap((line) => line.match(absolutePath) ?? []),
  );
}

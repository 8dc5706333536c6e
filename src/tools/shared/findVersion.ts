interface NamedVersion {
  readonly name: string;
  readonly label: string;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, '');

/**
 * The version that a word in the address means: its name ("current"), its label ("v2.1.x-dev") or its release ("2.0").
 * @returns undefined when no version fits
 */
export function findVersion<Version extends NamedVersion>(
  versions: readonly Version[],
  wanted: string,
): Version | undefined {
  const word = plain(wanted);
  if (word === '') return undefined;
  return (
    versions.find(({name}) => plain(name) === word) ??
    versions.find(({label}) => plain(label).split(' ')[0] === word) ??
    (/^\d+\.\d+$/.test(word)
      ? versions.find(({name, label}) => [name, label].some((text) => plain(text).startsWith(`${word}.`)))
      : undefined)
  );
}

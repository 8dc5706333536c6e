/** Texts that are no config.ini, although a reader gave them as one. */

interface OtherFile {
  readonly message: string;
  readonly isMeant: (text: string) => boolean;
}

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const others: readonly OtherFile[] = [
  {message: 'This is JSON: paste the file itself.', isMeant: (text) => /^\s*\{[^]*"\w+"\s*:/.test(text)},
  {
    message: 'This is YAML: paste the file itself.',
    isMeant: (text) => /^(?:---|\[?DEFAULT\]?:)[ \t]*$/im.test(text) && !/^\s*\[DEFAULT\]\s*$/m.test(text),
  },
  {
    message: 'This is a comparison of two files: paste the file itself.',
    isMeant: (text) => /^(?:@@ .*@@|diff --git |\d+(?:,\d+)?[acd]\d+(?:,\d+)?$)/m.test(text),
  },
  {
    message: 'This is a list of D-Bus values, not a config.ini. Paste the file itself.',
    isMeant: (text) => matches(text, /^\s*'?\/?[A-Z]\w*(?:\/\w+)+'?\s*[:=]/gm) > 1 || text.includes('variant_level='),
  },
  {
    message:
      'These are settings of dbus-aggregate-batteries, which is another program. Paste the config.ini of dbus-serialbattery.',
    isMeant: (text) =>
      matches(text, /^\s*(?:NR_OF_\w+|BATTERY_SERVICE_NAME|OWN_CHARGE_PARAMETERS|DCLOAD_\w+)\s*=/gm) > 1,
  },
  {
    message:
      'No line of this is a setting, so it is not a config.ini. A config.ini without settings has only [DEFAULT] in it.',
    isMeant: (text) => /\w/.test(text.replace(/^\s*[;#].*$/gm, '')) && !/[=:[\]\0]/.test(text),
  },
];

/** Files with settings are not searched for what else they could be. */
const longest = 100_000;

/**
 * What a text is, where it is not a config.ini.
 * @param hasKey whether a version of the driver has a key
 * @returns what to tell the reader; undefined where it may be a config.ini
 */
export function otherFile(text: string, hasKey: (key: string) => boolean): string | undefined {
  if (text.length > longest) return undefined;
  const other = others.find(({isMeant}) => isMeant(text));
  if (!other) return undefined;
  for (const [, key = ''] of text.matchAll(/^([A-Z][A-Z0-9_]*)[ \t]*=/gm)) if (hasKey(key)) return undefined;
  return other.message;
}

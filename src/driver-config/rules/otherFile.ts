/** Texts that are not config.ini, although a reader gave them as one. */
import {say} from '../texts/say.ts';

interface OtherFile {
  readonly message: string;
  readonly isMeant: (text: string) => boolean;
}

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const others: readonly OtherFile[] = [
  {message: say('other-file.json-paste-file-itself'), isMeant: (text) => /^\s*\{[^]*"\w+"\s*:/.test(text)},
  {
    message: say('other-file.yaml-paste-file-itself'),
    isMeant: (text) => /^(?:---|\[?DEFAULT\]?:)[ \t]*$/im.test(text) && !/^[ \t]*\[DEFAULT\][ \t]*$/m.test(text),
  },
  {
    message: say('other-file.comparison-two-files-paste-file'),
    isMeant: (text) => /^(?:@@ .*@@|diff --git |\d+(?:,\d+)?[acd]\d+(?:,\d+)?$)/m.test(text),
  },
  {
    message: say('other-file.list-d-bus-values-not'),
    isMeant: (text) =>
      matches(text, /^[ \t]*'?\/?[A-Z]\w*(?:\/\w+)+'?\s*[:=]/gm) > 1 || text.includes('variant_level='),
  },
  {
    message: say('other-file.these-settings-dbus-aggregate-batteries'),
    isMeant: (text) =>
      matches(text, /^[ \t]*(?:NR_OF_\w+|BATTERY_SERVICE_NAME|OWN_CHARGE_PARAMETERS|DCLOAD_\w+)\s*=/gm) > 1,
  },
  {
    message: say('other-file.no-line-setting-so-not'),
    isMeant: (text) => /\w/.test(text.replace(/^[ \t]*[;#].*$/gm, '')) && !/[=:[\]\0]/.test(text),
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

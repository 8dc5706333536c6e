/** Keys that the version does not know: renamed, removed, newer, misspelled, or not in capitals. */
import {say} from '../texts/say.ts';
import {issueAtKey, issueLog, shorten} from './context.ts';
import type {CheckContext, Issue, Words} from './context.ts';
import type {FindingCode} from '../findingCodes.ts';
import {addressOfOtherBms, convertAlong} from './conversions.ts';
import {commentOut, removeOption, replaceKey, replaceValue} from '../ini/edits.ts';
import {optionsInUse} from '../ini/iniFile.ts';
import type {IniOption} from '../ini/iniFile.ts';
import {createGuess, findKey, remarkOn} from './keyHistory.ts';
import type {Guess, KeyPath, KeyStep} from './keyHistory.ts';
import {readValue, SHELL_ONLY_KEYS} from '../ini/readSettings.ts';
import {isSince} from '../../versions/release.ts';
import {answerForKey, keyForName} from './meantKeys.ts';
import type {Fix, WorkMeter} from '../types.ts';

export function checkKeys(context: CheckContext, meter?: WorkMeter): Issue[] {
  const guess = createGuess(context.version, meter);
  return optionsInUse(context.file).flatMap((option) => {
    const key = context.version.keyByLookup.get(option.lookup);
    if (key === option.key) return [];
    if (key !== undefined) return [wrongCase(context, option, key)];
    return [unknownKey(context, option, guess)];
  });
}

/** Since 2.0 every key that is not in the default file is an issue; before, it was ignored silently. */
function keyIssue({release}: CheckContext, option: IniOption, {code, key, words}: KeyIssueParts): Issue {
  const isReported = isSince(release, '2.0');
  return issueAtKey(option, {
    code,
    key: key ?? option.key,
    severity: isReported ? 'error' : 'warning',
    effect: isReported ? 'error119' : undefined,
    words: isReported
      ? () => ({...words(), log: issueLog(release, `Option "${option.key}" in config.ini is not valid.`)})
      : words,
  });
}

interface KeyIssueParts {
  readonly code: FindingCode;
  /** The key as it should be, where it is known. */
  readonly key?: string;
  readonly words: () => Words;
}

function wrongCase(context: CheckContext, option: IniOption, key: string): Issue {
  const isShellKey = SHELL_ONLY_KEYS.has(key) || key === 'MQTT_TOPIC';
  const isReported = isSince(context.release, '2.0');
  const fix: Fix = {title: say('key.write-capitals', {key}), safe: true, edits: [replaceKey(option, key)]};
  const forScript = isShellKey ? say('key.script-reads-key-finds-capitals') : '';
  const message = isReported
    ? say('key.keys-written-capitals-driver-uses', {forScript})
    : say('key.keys-written-capitals-version-accepts', {forScript});
  const issue = keyIssue(context, option, {code: 'key-case', key, words: () => ({message, fix})});
  return isReported || isShellKey ? issue : {...issue, severity: 'info'};
}

function unknownKey(context: CheckContext, option: IniOption, guess: Guess): Issue {
  const path = findKey(context.catalog, option.key.toUpperCase(), context.version);
  switch (path.kind) {
    case 'moved':
      return movedKey(context, option, path);
    case 'removed':
      return removedKey(context, option, path);
    case 'too-new':
      return newerKey(context, option, path);
    case 'legacy':
      return legacyKey(context, option, path);
    default:
      return misspelledKey(context, option, guess);
  }
}

const ignored = ({release}: CheckContext): string =>
  isSince(release, '2.0')
    ? say('key.driver-ignores-line-reports-error')
    : say('key.driver-ignores-line-without-message');

const asComment = (context: CheckContext, option: IniOption): Fix => ({
  title: say('key.keep-line-as-comment'),
  safe: true,
  edits: commentOut(context.file, option),
});

function movedKey(context: CheckContext, option: IniOption, path: Extract<KeyPath, {kind: 'moved'}>): Issue {
  const isConverted = path.steps.some(({kind}) => kind === 'superseded');
  return keyIssue(context, option, {
    code: isConverted ? 'superseded-key' : 'renamed-key',
    words: () => wordsOfMovedKey(context, option, path, isConverted),
  });
}

function wordsOfMovedKey(
  context: CheckContext,
  option: IniOption,
  {newKey, steps}: Extract<KeyPath, {kind: 'moved'}>,
  isConverted: boolean,
): Words {
  const {file, readings, version} = context;
  const isNewer = steps[0]?.direction === 'forward';
  const change = isNewer
    ? say('key.called-since-driver', {
        key: option.key,
        newKey,
        firstDriverVersion: steps.at(-1)?.rename.firstDriverVersion ?? version.label,
      })
    : say('key.does-not-exist-yet-called', {key: option.key, label: version.label, newKey});
  const reason = addressOfOtherBms(file, steps);
  if (reason !== undefined) {
    return {message: `${change}. ${reason} ${ignored(context)}`, fix: asComment(context, option)};
  }
  const existing = readings.get(newKey)?.option;
  if (existing) {
    return {
      message: say('key.already-set-line-remove-line', {
        change,
        newKey,
        number: existing.line.number,
        ignored: ignored(context),
      }),
      fix: asComment(context, option),
    };
  }
  const converted = convertAlong(context.catalog, file, option, steps);
  const fix: Fix | undefined =
    'value' in converted
      ? {
          title: isConverted
            ? say('key.replace-by', {newKey, value: shorten(converted.value)})
            : say('key.rename', {newKey}),
          safe: true,
          edits: [
            replaceKey(option, newKey),
            ...(converted.value !== option.raw ? replaceValue(option, converted.value) : []),
          ],
        }
      : undefined;
  const advice = isConverted
    ? 'value' in converted
      ? meaningOf(option.raw, converted.value)
      : ` ${converted.problem}`
    : say('key.value-stays-same');
  return {
    message: `${change}. ${ignored(context)}${advice}${isNewer ? remarks(steps) : ''}`,
    fix: fix ?? asComment(context, option),
  };
}

const meaningOf = (before: string, after: string): string =>
  before === ''
    ? ''
    : before === after
      ? say('key.value-stays', {after: shorten(after)})
      : say('key.value-written-there-instead', {after: shorten(after), before: shorten(before)});

const remarks = (steps: readonly KeyStep[]): string =>
  steps
    .map(({rename}) => remarkOn(rename))
    .filter(Boolean)
    .map((remark) => ` ${remark}`)
    .join('');

function removedKey(context: CheckContext, option: IniOption, path: Extract<KeyPath, {kind: 'removed'}>): Issue {
  const since = path.rename?.firstDriverVersion ?? path.version.label;
  const remark = path.rename ? remarkOn(path.rename) : '';
  return keyIssue(context, option, {
    code: 'removed-key',
    words: () => ({
      message: [
        say('key.was-removed-driver', {key: option.key, since}),
        remark,
        ignored(context),
        say('key.delete-line-keep-as-comment'),
      ]
        .filter(Boolean)
        .join(' '),
      fix: asComment(context, option),
    }),
  });
}

function newerKey(context: CheckContext, option: IniOption, path: Extract<KeyPath, {kind: 'too-new'}>): Issue {
  const since = path.rename?.firstDriverVersion ?? path.version.label;
  return keyIssue(context, option, {
    code: 'newer-key',
    words: () => ({
      message: say('key.exists-since-driver-not', {
        key: option.key,
        since,
        label: context.version.label,
        ignored: ignored(context),
      }),
      fix: asComment(context, option),
    }),
  });
}

function legacyKey(context: CheckContext, option: IniOption, path: Extract<KeyPath, {kind: 'legacy'}>): Issue {
  return keyIssue(context, option, {code: 'legacy-key', words: () => wordsOfLegacyKey(context, option, path)});
}

function wordsOfLegacyKey(
  context: CheckContext,
  option: IniOption,
  {newKey, legacy}: Extract<KeyPath, {kind: 'legacy'}>,
): Words {
  const existing = newKey ? context.readings.get(newKey)?.option : undefined;
  const fix: Fix =
    newKey && !existing
      ? {title: say('key.rename', {newKey}), safe: true, edits: [replaceKey(option, newKey)]}
      : asComment(context, option);
  const successor =
    newKey && newKey !== legacy.replacement ? say('key.text', {label: context.version.label, newKey}) : '';
  return {
    message: say('key.key-old-unreleased-drivers', {
      key: option.key,
      remark: legacy.remark,
      successor,
      ignored: ignored(context),
    }),
    fix,
  };
}

function misspelledKey(context: CheckContext, option: IniOption, guess: Guess): Issue {
  return keyIssue(context, option, {code: 'unknown-key', words: () => wordsOfMisspelledKey(context, option, guess)});
}

/** Whether a value is one of the key: it can be read, and a path of D-Bus begins with a slash, unlike a device. */
function canHold({version}: CheckContext, key: string, value: string): boolean {
  const setting = version.settings.get(key);
  if (!setting || readValue(setting, value, version.release).issue) return false;
  return setting.type !== 'string' || key.includes('_PATH') === value.startsWith('/');
}

function wordsOfMisspelledKey(context: CheckContext, option: IniOption, guess: Guess): Words {
  const {readings} = context;
  const special = wordsOfOtherMark(context, option) ?? wordsOfLooseBattery(context, option);
  if (special) return special;
  // In a shell a command may be in front of it.
  const name = option.key.replace(/^(?:export|set|let|declare)\s+/i, '');
  const named = keyForName(name.toUpperCase());
  const near = named !== undefined && context.version.settings.has(named) ? [named] : guess(name);
  const fitting = near.filter((candidate) => canHold(context, candidate, option.raw));
  const guesses = fitting.length > 0 ? fitting : near;
  // Two keys that are equally near can mean opposite things.
  const [similar] = guesses.length === 1 ? guesses : [];
  const existing = similar === undefined ? undefined : readings.get(similar)?.option;
  const meant = guesses.length === 0 ? answerForKey(option.key, (key) => context.version.settings.has(key)) : undefined;
  return {
    message: say('key.no-documented-driver-version-has', {
      key: shorten(option.key),
      ignored: ignored(context),
      rest:
        guesses.length > 0
          ? say('key.did-you-mean', {
              guesses: guesses.join(' or '),
              rest: existing ? say('key.already-set-line', {number: existing.line.number}) : '',
            })
          : ` ${meant ?? say('key.check-spelling-against-list-all')}`,
    }),
    fix:
      similar && !existing
        ? {title: say('key.change', {similar}), safe: false, edits: [replaceKey(option, similar)]}
        : {title: say('key.make-line-comment'), safe: false, edits: commentOut(context.file, option)},
  };
}

/** `//` and `--` begin a comment elsewhere. */
function wordsOfOtherMark(context: CheckContext, option: IniOption): Words | undefined {
  const [mark] = /^(?:\/\/|--)\s*(?=\w)/.exec(option.key) ?? [];
  if (mark === undefined) return undefined;
  const [first, ...further] = commentOut(context.file, option);
  return {
    message: say('key.comment-starts-semicolon-not-put', {mark: mark.trim(), ignored: ignored(context)}),
    fix: {
      title: say('key.make-line-comment'),
      safe: true,
      edits: [...(first ? [{...first, from: option.keyFrom, to: option.keyFrom + mark.length}] : []), ...further],
    },
  };
}

const BATTERY = /^\s*\w+\s+(?:[0-9A-F]{2}:){5}[0-9A-F]{2}\s*,?\s*$/i;

/** A battery of BLUETOOTH_BMS in a line of its own: of its address the driver makes a key and a value. */
function wordsOfLooseBattery(context: CheckContext, option: IniOption): Words | undefined {
  if (!BATTERY.test(option.line.text.slice(0, 300)) || option.parts.length > 1) return undefined;
  const list = context.readings.get('BLUETOOTH_BMS')?.option;
  const entry = option.line.text.trim().replace(/\s*,$/, '');
  const canJoin = list !== undefined && list.raw !== '' && list.parts.length === 1;
  return {
    message: say('key.no-setting-but-battery-for', {entry: shorten(entry), ignored: ignored(context)}),
    fix: canJoin
      ? {
          title: say('key.move-behind-bluetooth-bms'),
          safe: false,
          edits: [...replaceValue(list, `${list.raw.replace(/[\s,]+$/, '')}, ${entry}`), ...removeOption(option)],
        }
      : {title: say('key.make-line-comment'), safe: false, edits: commentOut(context.file, option)},
  };
}

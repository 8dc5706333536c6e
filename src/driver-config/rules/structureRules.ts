/** Faults of the file itself: encoding marks, line endings, headers, lines that are not settings, keys that occur twice. */
import {say} from '../texts/say.ts';
import {configPath, issueAt, issueAtKey, issueLog, shorten} from './context.ts';
import type {CheckContext, Issue, Words} from './context.ts';
import {lettersBetween} from './nearest.ts';
import {LOOKS_LIKE_SETTING, removeOption, replaceKey, replaceValue, wholeLine} from '../ini/edits.ts';
import {readValue} from '../ini/readSettings.ts';
import {BYTE_ORDER_MARK, DEFAULT_SECTION, lineEndOf, optionOf, optionsBelow} from '../ini/iniFile.ts';
import type {IniFault, IniFile, IniLine, IniOption, IniSection} from '../ini/iniFile.ts';
import {strip, stringRepr} from '../ini/python.ts';
import {isBefore, isSince} from '../../versions/release.ts';
import type {Release} from '../../versions/release.ts';
import type {Edit} from '../types.ts';

const FILE_NAME = 'config.ini';

export function checkStructure(context: CheckContext): Issue[] {
  return [...checkLineEnds(context), ...checkFaults(context), ...checkSections(context), ...checkIndentedKeys(context)];
}

function checkLineEnds({file}: CheckContext): Issue[] {
  const foreign = file.lines.filter(({lineEnd}) => lineEnd === '\r\n' || lineEnd === '\r');
  const first = foreign[0];
  if (!first) return [];
  const edits = foreign.map(({to, lineEnd}): Edit => ({from: to, to: to + lineEnd.length, insert: '\n'}));
  return [
    issueAt(first, {
      severity: 'info',
      code: 'line-ends',
      message: say('structure.way-windows-old-macs-carriage', {
        rest: foreign.length === 1 ? say('structure.one-line-ends') : `${foreign.length} lines end`,
      }),
      fix: {title: say('structure.use-linux-line-endings'), safe: true, edits},
    }),
  ];
}

function checkFaults(context: CheckContext): Issue[] {
  const {faults} = context.file;
  // One log entry names all unreadable lines.
  const unreadable = faults.filter(({kind}) => kind === 'unreadable-line');
  const log = (): string =>
    parsingErrorLog(
      context,
      unreadable.map(({line}) => line),
    );
  return faults.map((fault) =>
    fault.kind === 'unreadable-line'
      ? unreadableLine(context, fault.line, fault === unreadable[0] ? log : undefined)
      : issueOfFault(context, fault),
  );
}

const MOST_LINES_IN_LOG = 20;

function parsingErrorLog({release}: CheckContext, lines: readonly IniLine[]): string {
  const shown = lines.slice(0, MOST_LINES_IN_LOG).map(({number, text}) => {
    return `\t[line ${String(number).padStart(2)}]: ${stringRepr(`${text}\n`)}`;
  });
  const more = lines.length > shown.length ? [`\t... ${lines.length - shown.length} more`] : [];
  const head = `configparser.ParsingError: Source contains parsing errors: '${configPath(release)}'`;
  return [head, ...shown, ...more].join('\n');
}

function issueOfFault(context: CheckContext, fault: Exclude<IniFault, {kind: 'unreadable-line'}>): Issue {
  switch (fault.kind) {
    case 'byte-order-mark':
      return byteOrderMark(context, fault.line);
    case 'no-section-header':
      return missingHeader(context, fault.line);
    case 'duplicate-section':
      return duplicateSection(context, fault.section);
    case 'duplicate-key':
      return duplicateKey(context, fault);
  }
}

/** What the driver logs when it finds text in front of the first header. */
function missingHeaderLog({release}: CheckContext): string {
  const reason = 'File contains no section headers.';
  return isBefore(release, '2.0')
    ? `configparser.MissingSectionHeaderError: ${reason}`
    : `Error reading "${configPath(release)}"\nMake sure the first line is exactly: [${DEFAULT_SECTION}]\n${reason}`;
}

function byteOrderMark(context: CheckContext, line: IniLine): Issue {
  return issueAt(
    line,
    {
      severity: 'error',
      code: 'byte-order-mark',
      message: say('structure.file-starts-invisible-byte-order'),
      log: missingHeaderLog(context),
      fix: {title: say('structure.remove-byte-order-mark'), safe: true, edits: [{from: 0, to: 1, insert: ''}]},
      effect: 'stops',
    },
    0,
    1,
  );
}

function missingHeader(context: CheckContext, line: IniLine): Issue {
  const {file} = context;
  const start = file.text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  return issueAt(line, {
    severity: 'error',
    code: 'no-section-header',
    message: say('structure.there-text-front-header-driver'),
    log: missingHeaderLog(context),
    fix: {
      title: say('structure.add-line-default-at-top'),
      safe: true,
      // A header further down is there twice then, which the driver accepts.
      edits: [{from: start, to: start, insert: `[${DEFAULT_SECTION}]${lineEndOf(file)}`}],
    },
    effect: 'stops',
  });
}

/** @param log names all unreadable lines; the first of them has it */
function unreadableLine(context: CheckContext, line: IniLine, log: (() => string) | undefined): Issue {
  return issueAt(line, {
    severity: 'error',
    code: 'unreadable-line',
    effect: 'stops',
    words: () => ({
      ...(wordsOfBrokenLine(context, line) ?? wordsOfMissingSign(context, line) ?? wordsOfUnreadableLine(line)),
      log: log?.(),
    }),
  });
}

/** Longer lines are not setting that lost its sign. */
const LONGEST_SETTING = 1000;

/** A key of the version and a value, with blanks, an arrow or words between them. */
function wordsOfMissingSign({readings, version}: CheckContext, line: IniLine): Words | undefined {
  if (line.text.length > LONGEST_SETTING) return undefined;
  const [, key = '', between = '', rest = ''] =
    /^\s*([A-Z][A-Z0-9_]*)(\s+(?:(?:->|→|-)\s+)?)(\S.*)$/.exec(line.text) ?? [];
  const setting = version.settings.get(key);
  if (!setting) return undefined;
  const isReadable = (text: string): boolean => readValue(setting, text, version.release).issue === undefined;
  const isText = setting.type === 'string' || setting.type === 'list<string>';
  const words = strip(rest).split(/\s+/);
  // A single word is the value, whatever it is; of several only what can be read.
  const skipped =
    words.length === 1 ? 0 : words.findIndex((_, index) => !isText && isReadable(words.slice(index).join(' ')));
  if (skipped < 0) return undefined;
  const value = words.slice(skipped).join(' ');
  const from = line.from + line.text.indexOf(key) + key.length;
  const to = line.from + line.text.lastIndexOf(words[skipped] ?? '');
  return {
    message: say('structure.between-its-value-equals-sign', {key, value: shorten(value)}),
    fix: {
      title: say('structure.put-equals-sign'),
      safe: skipped === 0 && readings.get(key)?.option === undefined,
      edits: [{from, to: skipped === 0 ? from + between.length : to, insert: ' = '}],
    },
  };
}

/** What an editor broke over two lines: a value that goes on, or a key. */
function wordsOfBrokenLine({file, version}: CheckContext, line: IniLine): Words | undefined {
  const text = strip(line.text);
  if (line.text.length > LONGEST_SETTING) return undefined;
  const next = file.options.find((option) => option.line.number === line.number + 1);
  if (next && version.settings.has(text + next.key)) {
    const key = text + next.key;
    return {
      message: say('structure.key-broken-over-two-lines', {key}),
      fix: {title: say('structure.join-next-line'), safe: true, edits: [wholeLine(line), replaceKey(next, key)]},
    };
  }
  const above = file.options.find(({parts}) => parts.at(-1)?.line.number === line.number - 1);
  const setting = above && version.settings.get(version.keyByLookup.get(above.lookup) ?? '');
  if (!setting || !(above.raw === '' || /,$/.test(above.raw) || text.startsWith(','))) return undefined;
  const joined = `${above.raw} ${text}`.replace(/\s*,(?:\s*,)*\s*/g, ', ').trim();
  if (readValue(setting, joined, version.release).issue) return undefined;
  return {
    message: say('structure.value-broken-over-two-lines', {key: above.key, number: line.number - 1}),
    fix: {
      title: say('structure.join-line', {number: line.number - 1}),
      safe: true,
      edits: [...replaceValue(above, joined), wholeLine(line)],
    },
  };
}

function wordsOfUnreadableLine(line: IniLine): Words {
  const text = strip(line.text);
  const isHeader = /^[^a-z0-9]{0,3}default[^a-z0-9]{0,3}$/i.test(text);
  const commentOut: Edit = {from: line.from, to: line.from, insert: '; '};
  const asHeader: Edit = {from: line.from, to: line.to, insert: `[${DEFAULT_SECTION}]`};
  return {
    message: say('structure.line-neither-comment-nor-setting'),
    fix: isHeader
      ? {title: say('structure.make-header-default'), safe: true, edits: [asHeader]}
      : {title: say('key.make-line-comment'), safe: false, edits: [commentOut]},
  };
}

function duplicateSection({release}: CheckContext, section: IniSection): Issue {
  return issueAt(
    section.line,
    {
      severity: 'error',
      code: 'duplicate-section',
      effect: 'stops',
      words: () => ({
        message: say('structure.section-there-twice-driver-does', {name: section.name}),
        log:
          `configparser.DuplicateSectionError: While reading from '${configPath(release)}' ` +
          `[line ${String(section.line.number).padStart(2)}]: section ${stringRepr(section.name)} already exists`,
      }),
    },
    section.from,
    section.to,
  );
}

function duplicateKey(context: CheckContext, fault: Extract<IniFault, {kind: 'duplicate-key'}>): Issue {
  return issueAtKey(fault.option, {
    severity: 'error',
    code: 'duplicate-key',
    effect: 'stops',
    words: () => wordsOfDuplicateKey(context, fault),
  });
}

function wordsOfDuplicateKey(
  context: CheckContext,
  {option, first, line}: Extract<IniFault, {kind: 'duplicate-key'}>,
): Words {
  const isSameValue = option.raw === first.raw;
  const joined = isSameValue ? undefined : joinedNames(context, first, option);
  const name = option.key === first.key ? option.key : `${option.key} (as ${first.key})`;
  return {
    message: say('structure.already-set-line-key-may', {
      name,
      number: first.line.number,
      rest: isSameValue ? say('structure.same-value') : '',
      rest2: joined === undefined ? say('structure.remove-one-two-lines') : say('structure.put-both-values-into-one'),
    }),
    log:
      `configparser.DuplicateOptionError: While reading from '${configPath(context.release)}' ` +
      `[line ${String(line.number).padStart(2)}]: option ${stringRepr(option.lookup)} in section ` +
      `${stringRepr(option.section ?? DEFAULT_SECTION)} already exists`,
    fix: isSameValue
      ? {title: say('structure.remove-repeated-line'), safe: true, edits: removeOption(option)}
      : joined !== undefined
        ? {
            title: say('structure.join-both-separated-by-comma'),
            safe: false,
            edits: [...replaceValue(first, joined), ...removeOption(option)],
          }
        : {
            title: say('structure.keep-value-remove-line', {number: first.line.number}),
            safe: false,
            edits: removeOption(first),
          },
  };
}

/** Of two lists of names neither is to be lost: a second Bluetooth battery is often written in a line of its own. */
function joinedNames({version}: CheckContext, first: IniOption, second: IniOption): string | undefined {
  const key = version.keyByLookup.get(first.lookup) ?? '';
  // Of several topics only the first is used.
  if (version.settings.get(key)?.type !== 'list<string>' || key === 'MQTT_TOPIC') return undefined;
  if ([first, second].some(({raw, parts}) => raw === '' || parts.length > 1)) return undefined;
  const names = `${first.raw},${second.raw}`.split(',').map(strip).filter(Boolean);
  return [...new Set(names)].join(', ');
}

function checkSections(context: CheckContext): Issue[] {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  for (const section of context.file.sections) {
    if (section.name === DEFAULT_SECTION) {
      if (strip(section.rest) !== '') issues.push(textBehindHeader(context, section));
      continue;
    }
    // The driver reports a name once; a repeated one is a fault of its own.
    if (!seen.has(section.name)) issues.push(foreignSection(context, section));
    seen.add(section.name);
  }
  return issues;
}

function textBehindHeader({file}: CheckContext, section: IniSection): Issue {
  const text = strip(section.rest);
  const isComment = /^[;#]/.test(text);
  // Moved to a line of its own, anything else would keep the driver from starting.
  const isSetting = LOOKS_LIKE_SETTING.test(text);
  const moved = `${lineEndOf(file)}${isComment || isSetting ? '' : '; '}${text}`;
  return issueAt(
    section.line,
    {
      severity: isComment ? 'info' : 'warning',
      code: 'text-behind-header',
      words: () => ({
        message: isComment
          ? say('structure.text-behind-header-thrown-away')
          : isSetting
            ? say('structure.text-behind-header-thrown-away-2')
            : say('structure.text-behind-header-thrown-away-3'),
        fix: {
          title:
            isComment || isSetting
              ? say('structure.move-text-line-its-own')
              : say('structure.make-comment-line-its-own'),
          safe: true,
          edits: [{from: section.to, to: section.line.to, insert: /\w/.test(text) ? moved : ''}],
        },
      }),
    },
    section.to,
  );
}

function foreignSection({file, release}: CheckContext, section: IniSection): Issue {
  const keys = optionsBelow(file, section.name);
  return issueAt(
    section.line,
    {
      severity: isSince(release, '2.0') || keys > 0 ? 'error' : 'warning',
      code: 'foreign-section',
      effect: isSince(release, '2.0') ? 'error119' : undefined,
      words: () => wordsOfForeignSection(file, release, section, keys),
    },
    section.from,
    section.to,
  );
}

function wordsOfForeignSection(file: IniFile, release: Release, section: IniSection, keys: number): Words {
  const isMeantAsDefault = lettersBetween(section.name.replaceAll(/[^a-z]/gi, '').toUpperCase(), DEFAULT_SECTION) <= 2;
  const isBracketTrouble = section.hasSecondBracket && section.name.startsWith(`${DEFAULT_SECTION}]`);
  const lost =
    keys === 0
      ? say('structure.settings-below')
      : keys === 1
        ? say('structure.setting-below')
        : say('structure.settings-below-2', {keys});
  const consequence = isSince(release, '2.0')
    ? say('structure.ignored-driver-reports-error-119', {lost})
    : say('structure.ignored-without-message', {lost});
  const header = `[${DEFAULT_SECTION}]`;
  // Below the same header they would be there twice.
  const repeated = file.options.filter(({section: own, key}) => own === section.name && optionOf(file, key));
  const names = repeated.map(({key}) => key).join(', ');
  const edits: Edit[] = [
    {from: section.from, to: isBracketTrouble ? section.line.to : section.to, insert: header},
    ...repeated.flatMap(removeOption),
  ];
  const message = isBracketTrouble
    ? say('structure.there-second-closing-bracket-behind', {
        consequence: consequence.charAt(0).toLowerCase(),
        consequence2: consequence.slice(1),
      })
    : say('structure.section-not-one-driver-all', {name: section.name, consequence});
  return {
    message: names === '' ? message : `${message} ${say('structure.set-below-default-too', {names})}`,
    log: isSince(release, '2.0')
      ? issueLog(release, `Section "${section.name}" in ${FILE_NAME} is not valid.`)
      : undefined,
    fix: {
      title:
        names === '' ? say('structure.change-header', {header}) : say('structure.change-header-2', {header, names}),
      safe: names === '' && (isMeantAsDefault || isBracketTrouble),
      edits,
    },
  };
}

/** An indented setting continues the value of the key above. */
function checkIndentedKeys({file, readings, version}: CheckContext): Issue[] {
  return file.options.flatMap((option) =>
    option.parts.slice(1).flatMap(({line, from, text}) => {
      if (!LOOKS_LIKE_SETTING.test(text)) return [];
      const [key = '', value = ''] = text.split(/[=:]/, 2).map(strip);
      const existing = readings.get(version.keyByLookup.get(key.toLowerCase()) ?? '')?.option;
      const isRepeated = existing !== undefined && existing !== option;
      return [
        issueAt(
          line,
          {
            severity: 'error',
            code: 'indented-key',
            key: option.key,
            words: () => ({
              message: say('structure.because-line-indented-driver-takes', {
                key: option.key,
                rest: isRepeated
                  ? say('structure.set-line-too-remove-line', {key, number: existing.line.number})
                  : say('structure.start-every-key-first-column'),
              }),
              fix: isRepeated
                ? {title: say('structure.remove-line'), safe: existing.raw === value, edits: [wholeLine(line)]}
                : {
                    title: say('structure.remove-indentation'),
                    safe: true,
                    edits: [{from: line.from, to: from, insert: ''}],
                  },
            }),
          },
          from,
        ),
      ];
    }),
  );
}

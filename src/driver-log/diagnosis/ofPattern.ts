import type {LogEvent} from '../events.ts';
import {hasRole, idOf} from '../pattern.ts';
import type {DraftFinding, FindingSeverity} from './finding.ts';

const keyInText = /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/;

/** The first sentence is the title, the rest explains it. */
function splitMeaning(meaning: string): {readonly title: string; readonly detail?: string} {
  const end = /[.!?] (?=[A-Z`])/.exec(meaning);
  if (!end) return {title: meaning};
  return {title: meaning.slice(0, end.index + 1), detail: meaning.slice(end.index + 2)};
}

/** Settings that the lines name, in the order of the log. */
function keysOf(events: readonly LogEvent[]): readonly string[] {
  const keys = events.flatMap((event) => {
    const {match, traceback, message} = event;
    const named =
      traceback?.key ??
      match?.values.key ??
      (hasRole(event, 'issue') || idOf(event) === 'config-bulk-return' ? keyInText.exec(message)?.[1] : undefined);
    return named === undefined ? [] : [named.toUpperCase()];
  });
  return [...new Set(keys)];
}

/** A cause that names a word of these lines (`NoReply`) is the one that counts here. */
function ownFirst(causes: readonly string[], events: readonly LogEvent[]): readonly string[] {
  const isOwn = (cause: string): boolean => {
    const word = /^`([^`]+)`/.exec(cause)?.[1];
    return word !== undefined && events.some(({message}) => message.includes(word));
  };
  return [...causes.filter(isOwn), ...causes.filter((cause) => !isOwn(cause))];
}

/** A finding in the words of its pattern. All events are of the same pattern. */
export function ofPattern(
  events: readonly LogEvent[],
  severity: FindingSeverity,
  rank: number,
): readonly DraftFinding[] {
  const pattern = events[0]?.match?.pattern;
  if (!pattern) return [];
  const keys = keysOf(events);
  const {title, ...rest} = splitMeaning(pattern.meaning);
  return [
    {
      id: pattern.id,
      severity,
      rank,
      title:
        keys.length === 1 && pattern.naming !== undefined
          ? pattern.naming.replace('{key}', `\`${keys[0] ?? ''}\``)
          : title,
      ...rest,
      ...(pattern.causes && {causes: ownFirst(pattern.causes, events)}),
      ...(pattern.actions && {actions: pattern.actions}),
      ...(pattern.place && {place: pattern.place}),
      events,
      ...(keys.length > 0 && {keys}),
    },
  ];
}

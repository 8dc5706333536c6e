/** Sections of the documentation for a finding, in each version. */
import type {NamedVersion} from '../versions/driverVersion.ts';
import {releaseOf} from '../versions/release.ts';
import type {DriverLine, Place} from './pattern.ts';

/** Release lines that have documentation of their own; a newer release has the sections of the newest. */
export type DocsLine = Exclude<DriverLine, 'older'>;

type Fallbacks = Readonly<Partial<Record<DocsLine, Place>>>;

const upTo16 = (place: Place): Fallbacks => ({'1.3': place, '1.4': place, '1.6': place});

/** Sections that a version does not have, with the nearest one that it has. */
const fallbacks: Readonly<Record<string, Fallbacks>> = {
  'troubleshoot#config-invalid-value': upTo16(['troubleshoot', 'log-no-start']),
  'troubleshoot#log-can': upTo16(['troubleshoot', 'can-not-found']),
  'troubleshoot#config-section-not-valid': upTo16(['troubleshoot', 'log-no-start']),
  'troubleshoot#config-option-not-valid': upTo16(['troubleshoot', 'error-119']),
  'troubleshoot#config-soc-twice': upTo16(['troubleshoot', 'error-119']),
  'troubleshoot#config-disconnect-window': {'1.3': ['features', 'lost-communication']},
  'troubleshoot#log-no-response': upTo16(['troubleshoot', 'no-reply']),
  'troubleshoot#log-does-not-respond': {'1.3': ['troubleshoot', 'unstable']},
  'troubleshoot#log-polling': {'1.3': ['troubleshoot', 'unstable']},
  'connect#bms-daren': {'1.3': ['connect', 'bms-other']},
  'connect#battery-addresses': {'1.3': ['connect', 'rs485-several']},
};

const docsLines: readonly DocsLine[] = ['1.3', '1.4', '1.6', '2.0', '2.1'];

/** The release line whose sections a version of the documentation has. */
export function docsLineOf({name, label}: NamedVersion): DocsLine {
  const release = Math.min(releaseOf(name), releaseOf(label));
  return docsLines.find((line) => releaseOf(line) >= release) ?? '2.1';
}

/** The section for a place in a release line. */
export function placeIn([page, anchor]: Place, line: DocsLine): Place {
  return fallbacks[`${page}#${anchor}`]?.[line] ?? [page, anchor];
}

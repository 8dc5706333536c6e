import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {readLog, type LogReading} from '../../../src/driver-log/index.ts';
import {loadDocsVersions} from '../../../src/driver-log/loadDocsVersions.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const {versions, latest, traps} = loadDocsVersions(root);

export const read = (text: string, version?: string): LogReading =>
  readLog(text, {versions, traps, preferred: latest, ...(version !== undefined && {version})});

export const fixture = (name: string): string =>
  readFileSync(new URL(`../../golden/log-reader/logs/${name}.log`, import.meta.url), 'utf8');

export const idsOf = ({findings}: LogReading): readonly string[] => findings.map(({id}) => id);

/** Lines of a driver with a stamp each, a second apart. */
export const stamped = (...messages: readonly string[]): string =>
  messages
    .map((message, index) => {
      const time = new Date(Date.UTC(2025, 7, 25, 7, 0, index)).toISOString().slice(0, 19).replace('T', ' ');
      return `${time}.123456500 ${/^[A-Z]+:/.test(message) ? message : `INFO:SerialBattery:${message}`}`;
    })
    .join('\n');

import {readdirSync, readFileSync} from 'node:fs';

function logsIn(name: string): readonly (readonly [name: string, text: string])[] {
  const folder = new URL(`../../golden/log-reader/${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.log'))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const);
}

/** Every log that has a transcript, with its name. */
export const texts = logsIn('logs');

/** A line for each kind of line. */
export const exampleLines: readonly string[] = logsIn('lines').flatMap(([, text]) => text.trimEnd().split('\n'));

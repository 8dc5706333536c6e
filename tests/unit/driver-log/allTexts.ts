import {readdirSync, readFileSync} from 'node:fs';
import {pastes} from './pastes.ts';

const folders = ['pastes', 'logs'].map((name) => new URL(`../../fixtures/${name}/`, import.meta.url));

/** Every paste of the tests, with a name. */
export const texts: readonly (readonly [name: string, text: string])[] = [
  ...pastes.map(({name, text}) => [name, text] as const),
  ...folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const),
  ),
];

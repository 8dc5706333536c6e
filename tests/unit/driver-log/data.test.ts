/* The files in src/driver-log/data as a person edits them: the engine does not look for what is misspelled. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {roles} from '../../../src/driver-log/pattern.ts';
import {ranks} from '../../../src/driver-log/ranks.ts';

const folder = new URL('../../../src/driver-log/data/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

const sentences = z.array(z.string().min(1)).min(1);
const oneOf = (names: readonly string[], what: string) =>
  z.string().refine((name) => names.includes(name), {error: ({input}) => `There is no ${what} "${String(input)}".`});
const listOf = (names: readonly string[], what: string) =>
  z
    .string()
    .transform((text) => text.split(' '))
    .pipe(z.array(oneOf(names, what)));

const patternFile = z.record(
  z.string(),
  z.strictObject({
    severity: z.enum(['fault', 'attention', 'harmless', 'progress', 'identity']),
    roles: listOf(roles, 'role').optional(),
    versions: z.string().optional(),
    told: z
      .string()
      .transform((text) => text.split(' '))
      .pipe(z.tuple([z.enum(['fault', 'attention', 'missing', 'good', 'harmless']), oneOf(Object.keys(ranks), 'rank')]))
      .optional(),
    place: z
      .string()
      .regex(/^(?:troubleshoot|faq|connect|features|install|supported-bms)#[\w-]+$/)
      .optional(),
    bms: z.string().optional(),
    meaning: z.string(),
    naming: z.string().optional(),
    causes: sentences.optional(),
    actions: sentences.optional(),
  }),
);

const faultsOf = (patterns: unknown): string => {
  const {error} = patternFile.safeParse(patterns);
  return error ? z.prettifyError(error) : '';
};

test('patterns have the fields, severities, roles and ranks that the engine knows', () => {
  const patterns = read('patterns.json') as object;
  console.log(`${Object.keys(patterns).length} patterns`);
  expect(faultsOf(patterns)).toBe('');
});

test.each([
  [{severity: 'fault', meaning: 'The pulse stopped.', action: ['Wait.']}, 'Unrecognized key: "action"'],
  [{severity: 'atention', meaning: 'The pulse stopped.'}, 'Invalid option'],
  [{severity: 'fault', meaning: 'The pulse stopped.', told: 'faullt port'}, 'Invalid option'],
  [{severity: 'fault', meaning: 'The pulse stopped.', told: 'fault prot'}, 'There is no rank "prot".'],
  [{severity: 'fault', meaning: 'The pulse stopped.', roles: 'losss'}, 'There is no role "losss".'],
])('a misspelled field is named with its pattern: %j', (pattern, fault) => {
  expect(faultsOf({'battery-pulse': pattern})).toContain(fault);
  expect(faultsOf({'battery-pulse': pattern})).toContain('battery-pulse');
});

// The errors of a BMS are a list: the first text that a line has counts.
test.each(readdirSync(folder).filter((file) => file !== 'bms-errors.json'))('%s is sorted by id', (file) => {
  const ids = Object.keys(read(file) as object);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids).toEqual(ids.toSorted());
});

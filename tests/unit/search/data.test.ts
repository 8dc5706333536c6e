// cspell:disable (words of five languages)
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {loadAskedAs, loadLexicon, readData, synonymGroups} from '@site/src/search/data/load.ts';
import {dangerIn} from '@site/src/search/query/danger.ts';
import {temporaryFolder} from '../../support/temporaryFolder.ts';

test('the data is read: words as stems, phrases without accents', () => {
  const {synonyms, translations, dangers} = loadLexicon();
  expect(synonyms).toContainEqual(['reboot', 'restart']);
  expect(translations.find(([english]) => english === 'cabl')).toContain('kabel');
  expect(dangers.flatMap(({says}) => says.flat()).filter((phrase) => /[^a-z\d*. ]/.test(phrase))).toEqual([]);
  expect(loadAskedAs()['faq/']?.['cable-alarm']).toContain('kabelfehler');
});

test('a file that is not as it should be is named, with what to do', () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'words.yml'), 'a: 0\n');
  expect(readData('words.yml', z.record(z.string(), z.string()), folder)).toEqual({a: '0'});
  const sorted = z.record(z.string(), z.string()).refine(() => false, 'Sort the words.');
  expect(() => readData('words.yml', sorted, folder)).toThrow(/words\.yml: .*Sort the words\./s);
});

test('a group of synonyms with one word is named by it', () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'en.yml'), '- alone\n- reboot restart\n');
  expect(() => readData('en.yml', synonymGroups, folder)).toThrow(/at least two words: 'alone'/);
});

test('a phrase matches its words in order, with up to two other words between them; * matches any beginning or ending', () => {
  const dangers = [{says: [['*spannung steig* weiter']], first: ['#a']}];
  const reports = (query: string): boolean => dangerIn(query, {dangers}) !== undefined;
  expect(['Zellspannung steigt weiter', 'die Spannung steigt immer noch weiter!'].map(reports)).toEqual([true, true]);
  expect(['weiter steigt die Spannung', 'Spannung steigt nicht mehr so weiter'].map(reports)).toEqual([false, false]);
});

test('common questions report no danger', () => {
  const lexicon = loadLexicon();
  const harmless = [
    'my battery has just stopped charging',
    'battery is still not charging',
    'which brand of battery is supported',
    'was heißt error 119',
    'how do I raise the charge current',
    'charging stops at 90 % and does not reach float',
    'la batterie ne charge plus',
    'charge limit keeps jumping between 0 and 50',
    'i increased max cell voltage but still 3.45',
    'battery is full but float is not reached',
    'hoe heet de driver',
    'which image to burn on sd card',
    'how to keep charging at 3.5 V longer',
    'battery still shows 0 A charging current',
    'Ladestrom steigt nicht',
    'Akku wird immer noch nicht geladen',
    'laadstroom nog steeds 0',
    'la batería sigue sin cargar',
    "la charge s'arrête à 90 %",
  ];
  expect(harmless.filter((query) => dangerIn(query, lexicon) !== undefined)).toEqual([]);
});

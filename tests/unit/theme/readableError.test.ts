import {describe, expect, test} from 'vitest';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {readableError} from '@site/src/theme/Error/readableError.ts';

const messages = (thrown: unknown): readonly string[] =>
  getErrorCausalChain(readableError(thrown)).map(({message}) => message);

describe('what the crash page shows', () => {
  test.each([
    ['text', 'text'],
    [null, 'null'],
    [undefined, 'undefined'],
    [404, '404'],
  ])('of %j, which is not an error', (thrown, message) => expect(messages(thrown)).toEqual([message]));

  test('of causes, errors and others', () => {
    expect(messages(new Error('a', {cause: new Error('b', {cause: 'c'})}))).toEqual(['a', 'b', 'c']);
    expect(messages(new Error('a', {cause: new Error('b')}))).toEqual(['a', 'b']);
    expect(messages(new Error('a', {cause: {}}))).toEqual(['a', '[object Object]']);
  });
});

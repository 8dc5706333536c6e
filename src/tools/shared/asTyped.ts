/** Attributes of a text field in which a file is pasted: nothing translates, wraps, corrects or completes it. */
export const asTyped = {
  translate: 'no',
  wrap: 'off',
  spellCheck: false,
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
} as const;

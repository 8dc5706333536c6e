import type {DocSearchModalProps} from '@docsearch/react';
import {needsBuild} from '../../search/client/needsBuild.ts';
import type {SearchMode} from '../../search/client/settings.ts';

type Texts = NonNullable<DocSearchModalProps['translations']>;

/** The embedded assistant is none that makes up sentences. */
const disclaimerText = 'Answers are quoted from this documentation. No AI model is used.';

/** The theme's texts of the modal, and what they say where no provider answers. */
export function modalTexts(texts: Texts, mode: SearchMode, isDevelopment: boolean): Texts {
  if (mode === 'hosted') return texts;
  return {
    ...texts,
    ...(isDevelopment
      ? {noResultsScreen: {noResultsText: `${needsBuild.title}. ${needsBuild.help} Nothing looked for:`}}
      : {}),
    askAiScreen: {...texts.askAiScreen, disclaimerText},
  };
}

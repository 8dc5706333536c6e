import type {DocSearchModalProps} from '@docsearch/react';
import {needsBuild} from '../../search/client/needsBuild.ts';
import type {SearchMode} from '../../search/client/settings.ts';

type Texts = NonNullable<DocSearchModalProps['translations']>;

/** The embedded assistant is none that makes up sentences. */
const disclaimerText = 'Answers are quoted from this documentation. No AI model is used.';

interface ModalState {
  readonly mode: SearchMode;
  readonly isDevelopment: boolean;
  /** What the provider said when it refused the last query; empty when it did not. */
  readonly refusal: string;
}

/** The theme's texts of the modal, and what they say where no provider answers or the provider refuses. */
export function modalTexts(texts: Texts, {mode, isDevelopment, refusal}: ModalState): Texts {
  if (mode === 'hosted') {
    return refusal === '' ? texts : {...texts, errorScreen: {...texts.errorScreen, helpText: refusal}};
  }
  return {
    ...texts,
    ...(isDevelopment
      ? {noResultsScreen: {noResultsText: `${needsBuild.title}. ${needsBuild.help} Nothing looked for:`}}
      : {}),
    askAiScreen: {...texts.askAiScreen, disclaimerText},
  };
}

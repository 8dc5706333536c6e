import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SlashKeyChoice} from './SlashKeyChoice';

/** The choice of the key '/' in the foot of the modal, beside the keys that DocSearch names there. */
export function SlashKeySwitch({modal}: {readonly modal: HTMLElement | null}): ReactNode {
  const footer = modal?.querySelector('.DocSearch-Footer');
  return footer && createPortal(<SlashKeyChoice />, footer);
}

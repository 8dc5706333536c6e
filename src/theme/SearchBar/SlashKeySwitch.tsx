import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {SlashKeyChoice} from './SlashKeyChoice';

/** The choice of the key '/' in the foot of the modal, beside the keys that DocSearch names there. */
export function SlashKeySwitch({modal}: {readonly modal: RefObject<HTMLElement | null>}): ReactNode {
  const [footer, setFooter] = useState<Element | null>(null);
  useEffect(() => setFooter(modal.current?.querySelector('.DocSearch-Footer') ?? null), [modal]);
  return footer && createPortal(<SlashKeyChoice />, footer);
}

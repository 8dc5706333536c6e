import {useEffect, useRef, useState, type ReactNode, type MouseEvent} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import styles from './styles.module.css';

interface Props {
  readonly label: ReactNode;
  /** Accessible name of the button. */
  readonly name: string;
  readonly isAtRight: boolean;
  readonly items: readonly LinkLikeNavbarItemProps[];
}

/**
 * A dropdown of the navbar whose label is a button and nothing else. That of the theme is a link, too: a tap leaves the
 * page, a screen reader cannot open it, and Escape does not close it.
 */
export function Dropdown({label, name, isAtRight, items}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isHoverable, setHoverable] = useState(true);

  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Node && dropdown.current?.contains(target);
    const closeOutside = ({target}: Event) => {
      if (!isInside(target)) setOpen(false);
    };
    const closeOnEscape = ({key, target}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (isInside(target)) button.current?.focus();
    };
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div
      ref={dropdown}
      className={clsx(
        'navbar__item dropdown',
        isHoverable && 'dropdown--hoverable',
        isAtRight && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
      // After a tap the finger counts as a mouse that stays there: a second tap would close nothing.
      onPointerEnter={({pointerType}) => setHoverable(pointerType !== 'touch')}
    >
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link clean-btn', styles.button)}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-label={name}
        translate="no"
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              item.onClick?.(event);
              setOpen(false);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface KeyProps {
  /** Name of the key in events of the keyboard. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A key that the button shows; it looks pressed while the reader presses it. */
function Key({name, children}: KeyProps): ReactNode {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const press = ({key}: KeyboardEvent) => key === name && setPressed(true);
    // macOS sends no keyup for other keys while Meta is down.
    const release = ({key}: KeyboardEvent) => (key === name || key === 'Meta') && setPressed(false);
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, [name]);
  const kind = isPressed ? ' DocSearch-Button-Key--pressed' : name === 'Control' ? ' DocSearch-Button-Key--ctrl' : '';
  return <kbd className={`DocSearch-Button-Key${kind}`}>{children}</kbd>;
}

interface Props extends ComponentProps<'button'> {
  readonly label: string;
}

/**
 * The button of DocSearch, with its classes. The package's own button does nothing more, and adds 4 KB of helpers for old
 * browsers to every page.
 */
export function SearchButton({label, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = !isBrowser || /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
  const modifier = isApple ? 'Meta' : 'Control';
  return (
    <button type="button" className="DocSearch DocSearch-Button" aria-label={`${label} (${modifier}+k)`} {...props}>
      <span className="DocSearch-Button-Container">
        <svg width="20" height="20" className="DocSearch-Search-Icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11" cy="11" r="8" stroke="currentColor" fill="none" strokeWidth="1.4" />
          <path d="m21 21-4.3-4.3" stroke="currentColor" fill="none" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {isBrowser && (
          <>
            <Key name={modifier}>{isApple ? '⌘' : 'Ctrl'}</Key>
            <Key name="k">K</Key>
          </>
        )}
      </span>
    </button>
  );
}

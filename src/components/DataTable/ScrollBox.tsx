import {type ReactNode, useEffect, useRef} from 'react';
import {watchScrollBox} from './scrollBoxes.ts';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Box that scrolls what is too wide or too long for it. It takes the keyboard focus as a named region while it does: see
 * scrollBoxes.ts.
 */
export function ScrollBox({label, className, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? watchScrollBox(box.current) : undefined), []);
  return (
    <div ref={box} className={className} role="region" tabIndex={0} aria-label={label} data-scroll-box={label}>
      {children}
    </div>
  );
}

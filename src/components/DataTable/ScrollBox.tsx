import React, {type ReactNode, useEffect, useRef, useState} from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Box that scrolls what is too wide or too long for it. While it does, it takes the keyboard focus and is a named region,
 * because not every browser lets a scrolling box be reached by keyboard; otherwise it would be one stop too many.
 */
export function ScrollBox({label, className, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const region = scrolls ? ({role: 'region', tabIndex: 0, 'aria-label': label} as const) : {};
  return (
    <div ref={box} className={className} {...region}>
      {children}
    </div>
  );
}

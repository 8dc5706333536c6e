import {type DragEvent, type ReactNode, useState} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FileDropProps {
  readonly className: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** The reader begins to use the tool. */
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Files may be dropped anywhere on the tool. */
export function FileDrop({className, onFiles, onFocus, children}: FileDropProps): ReactNode {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={clsx(className, isOver && styles.dropping)}
      onFocus={onFocus}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

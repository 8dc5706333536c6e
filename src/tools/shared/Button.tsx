import {type ComponentProps, type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  readonly look?: 'primary' | 'small' | undefined;
}

export function Button({look, className, ...props}: Props): ReactNode {
  return <button type="button" className={clsx(styles.button, look && styles[look], className)} {...props} />;
}

interface FileButtonProps {
  /** Of the field, for those who listen to the page. */
  readonly label: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}

/** Lets the reader choose files. */
export function FileButton({label, multiple = false, disabled = false, onFiles, children}: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({target}) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be opened again after it was changed.
          target.value = '';
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

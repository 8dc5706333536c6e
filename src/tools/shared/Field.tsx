import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FieldProps {
  readonly label: ReactNode;
  /** Below the control. */
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

function Field({label, hint, className, children}: FieldProps & {readonly children: ReactNode}): ReactNode {
  return (
    <div className={clsx(styles.field, className)}>
      <label>
        <span className={styles.label}>{label}</span>
        {children}
      </label>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange'> {
  readonly onChange: (value: string) => void;
}

export function TextField({label, hint, className, onChange, ...input}: TextFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} className={className}>
      <input
        className={styles.control}
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
        {...input}
      />
    </Field>
  );
}

interface SelectProps<Value extends string> extends FieldProps {
  readonly value: Value;
  /** Text of each value, in their order. */
  readonly options: readonly (readonly [Value, string])[];
  readonly translate?: 'no';
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const {label, hint, className, value, options, translate, onChange} = props;
  return (
    <Field label={label} hint={hint} className={className}>
      <select
        className={styles.control}
        translate={translate}
        value={value}
        onChange={({target}) => onChange(target.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

export function Checkbox({isChecked, isDisabled = false, className, onChange, children}: CheckboxProps): ReactNode {
  return (
    <label className={clsx(styles.choice, className)}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({target}) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

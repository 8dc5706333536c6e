import {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import {CodeText} from '@site/src/components/RichText/CodeText';
import type {Version} from '@site/src/driver-config';
import {Select, TextField} from '../shared/Field.tsx';
import {
  minCells,
  maxCells,
  readCells,
  readNumber,
  readReading,
  type LimitsState,
  type Phase,
  type ReadingName,
} from './state.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

type Change = (part: Partial<LimitsState>) => void;

interface NumberFieldProps {
  readonly label: string;
  readonly unit?: string | undefined;
  readonly value: string;
  readonly isInvalid?: boolean;
  readonly hint?: ReactNode;
  readonly isFocused?: boolean;
  readonly onChange: (value: string) => void;
}

/** Text and not a number field: half-typed numbers and decimal commas stay as they are. */
export function NumberField({
  label,
  unit,
  isInvalid = false,
  isFocused = false,
  ...props
}: NumberFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <TextField
      ref={input}
      label={
        <>
          {label}
          {unit !== undefined && <span className={styles.unit}> ({unit})</span>}
        </>
      }
      // The number keys of an iPhone have no minus sign.
      inputMode={unit === '°C' ? 'text' : 'decimal'}
      aria-invalid={isInvalid || undefined}
      {...props}
    />
  );
}

const phases: readonly (readonly [Phase, string])[] = [
  ['bulk', 'bulk or absorption'],
  ['bulk-reset', 'bulk or absorption with SoC reset'],
  ['float', 'float'],
];

export function BatteryFields({state, onChange}: {readonly state: LimitsState; readonly onChange: Change}): ReactNode {
  const isInvalid = readCells(state.cells) === undefined;
  return (
    <>
      <NumberField
        label="Cells in series"
        value={state.cells}
        isInvalid={isInvalid}
        hint={isInvalid ? `A whole number from ${minCells} to ${maxCells}.` : undefined}
        onChange={(cells) => onChange({cells})}
      />
      <Select label="Charging is in" value={state.phase} options={phases} onChange={(phase) => onChange({phase})} />
    </>
  );
}

const shownSettings: readonly {readonly key: string; readonly label: string}[] = [
  {key: 'MAX_CELL_VOLTAGE', label: 'Highest cell voltage'},
  {key: 'FLOAT_CELL_VOLTAGE', label: 'Cell voltage in float'},
  {key: 'MIN_CELL_VOLTAGE', label: 'Lowest cell voltage'},
  {key: 'MAX_BATTERY_CHARGE_CURRENT', label: 'Highest charge current'},
  {key: 'MAX_BATTERY_DISCHARGE_CURRENT', label: 'Highest discharge current'},
];

const modeChoices: readonly {readonly key: string; readonly linear: string; readonly step: string}[] = [
  {key: 'CHARGE_MODE', linear: '1', step: '2'},
  {key: 'LINEAR_LIMITATION_ENABLE', linear: 'True', step: 'False'},
];

interface SettingFieldsProps {
  readonly version: Version;
  readonly state: LimitsState;
  readonly onSetting: (key: string, value: string) => void;
}

export function SettingFields({version, state, onSetting}: SettingFieldsProps): ReactNode {
  const mode = modeChoices.find(({key}) => version.settings.has(key));
  return (
    <>
      {shownSettings.map(({key, label}) => {
        const setting = version.settings.get(key);
        if (!setting) return null;
        const value = state.settings[key] ?? setting.defaultRaw;
        const number = readNumber(value);
        return (
          <NumberField
            key={key}
            label={label}
            unit={setting.unit ?? undefined}
            value={value}
            isInvalid={number === undefined || Number.isNaN(number)}
            hint={<CodeText text={key} />}
            isFocused={state.focus === key}
            onChange={(text) => onSetting(key, text)}
          />
        );
      })}
      {mode && (
        <Select
          label="Current limits"
          value={state.settings[mode.key] ?? version.settings.get(mode.key)?.defaultRaw ?? mode.linear}
          options={[
            [mode.linear, 'linear mode'],
            [mode.step, 'step mode'],
          ]}
          hint={<CodeText text={mode.key} />}
          onChange={(value) => onSetting(mode.key, value)}
        />
      )}
    </>
  );
}

const readingFields: readonly {readonly name: ReadingName; readonly label: string; readonly unit: string}[] = [
  {name: 'highestCell', label: 'Highest cell', unit: 'V'},
  {name: 'lowestCell', label: 'Lowest cell', unit: 'V'},
  {name: 'coldest', label: 'Coldest sensor', unit: '°C'},
  {name: 'warmest', label: 'Warmest sensor', unit: '°C'},
  {name: 'mosfet', label: 'MOSFET', unit: '°C'},
  {name: 'soc', label: 'State of charge (SoC)', unit: '%'},
  {name: 'bmsCharge', label: 'Charge limit of the BMS', unit: 'A'},
  {name: 'bmsDischarge', label: 'Discharge limit of the BMS', unit: 'A'},
];

export function ReadingFields({state, onChange}: {readonly state: LimitsState; readonly onChange: Change}): ReactNode {
  return (
    <>
      {readingFields.map(({name, label, unit}) => {
        const isInvalid = Number.isNaN(readReading(state.readings[name]));
        return (
          <NumberField
            key={name}
            label={label}
            unit={unit}
            value={state.readings[name]}
            isInvalid={isInvalid}
            hint={isInvalid ? 'Not a number, so it is left out.' : undefined}
            onChange={(text) => onChange({readings: {...state.readings, [name]: text.slice(0, 30)}})}
          />
        );
      })}
      <p className={clsx(shared.hint, styles.wide)}>Leave empty what your BMS does not report.</p>
    </>
  );
}

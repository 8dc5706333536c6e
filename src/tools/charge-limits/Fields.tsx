import {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import {CodeText} from '@site/src/components/RichText/CodeText';
import type {Version} from '@site/src/driver-config';
import {minCells, maxCells, readCells, readNumber, type LimitsState, type Phase, type ReadingName} from './state.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

type Change = (part: Partial<LimitsState>) => void;

interface FieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly hint?: ReactNode;
  readonly isFocused?: boolean;
  readonly onChange: (value: string) => void;
}

/** Text and not a number field: half-typed numbers and decimal commas stay as they are. */
export function Field({label, unit, value, isInvalid, hint, isFocused = false, onChange}: FieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <div className={styles.field}>
      <label>
        <span className={shared.label}>
          {label}
          {unit !== '' && <span className={styles.unit}> ({unit})</span>}
        </span>
        <input
          ref={input}
          className={shared.control}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {hint !== undefined && <p className={shared.hint}>{hint}</p>}
    </div>
  );
}

export function BatteryFields({state, onChange}: {readonly state: LimitsState; readonly onChange: Change}): ReactNode {
  const isInvalid = readCells(state.cells) === undefined;
  return (
    <>
      <Field
        label="Cells in series"
        unit=""
        value={state.cells}
        isInvalid={isInvalid}
        hint={isInvalid ? `A whole number from ${minCells} to ${maxCells}.` : undefined}
        onChange={(cells) => onChange({cells})}
      />
      <div className={clsx(styles.field, styles.wide)}>
        <label>
          <span className={shared.label}>Charging is in</span>
          <select
            className={shared.control}
            value={state.phase}
            onChange={(event) => onChange({phase: event.target.value as Phase})}
          >
            <option value="bulk">bulk or absorption</option>
            <option value="bulk-reset">bulk or absorption with SoC reset</option>
            <option value="float">float</option>
          </select>
        </label>
      </div>
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
          <Field
            key={key}
            label={label}
            unit={setting.unit ?? ''}
            value={value}
            isInvalid={number === undefined || Number.isNaN(number)}
            hint={<CodeText text={key} />}
            isFocused={state.focus === key}
            onChange={(text) => onSetting(key, text)}
          />
        );
      })}
      {mode && (
        <div className={styles.field}>
          <label>
            <span className={shared.label}>Current limits</span>
            <select
              className={shared.control}
              value={state.settings[mode.key] ?? version.settings.get(mode.key)?.defaultRaw}
              onChange={(event) => onSetting(mode.key, event.target.value)}
            >
              <option value={mode.linear}>linear mode</option>
              <option value={mode.step}>step mode</option>
            </select>
          </label>
          <p className={shared.hint}>
            <CodeText text={mode.key} />
          </p>
        </div>
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
      {readingFields.map(({name, label, unit}) => (
        <Field
          key={name}
          label={label}
          unit={unit}
          value={state.readings[name]}
          isInvalid={Number.isNaN(readNumber(state.readings[name]))}
          onChange={(text) => onChange({readings: {...state.readings, [name]: text.slice(0, 30)}})}
        />
      ))}
      <p className={clsx(shared.hint, styles.wide)}>Leave empty what your BMS does not report.</p>
    </>
  );
}

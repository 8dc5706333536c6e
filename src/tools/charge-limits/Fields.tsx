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
import {isSwapped} from './results.ts';
import {say} from './texts.ts';
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
          {unit !== undefined && <span className={styles.unit}> {unit}</span>}
        </>
      }
      // The number keys of an iPhone have no minus sign.
      inputMode={unit === '°C' ? 'text' : 'decimal'}
      aria-invalid={isInvalid || undefined}
      {...props}
    />
  );
}

const phases: readonly Phase[] = ['bulk', 'bulk-reset', 'float'];

export function BatteryFields({state, onChange}: {readonly state: LimitsState; readonly onChange: Change}): ReactNode {
  const isInvalid = readCells(state.cells) === undefined;
  return (
    <>
      <NumberField
        label={say('cells')}
        value={state.cells}
        isInvalid={isInvalid}
        hint={isInvalid ? say('cells-invalid', {min: minCells, max: maxCells}) : undefined}
        onChange={(cells) => onChange({cells})}
      />
      <Select
        label={say('phase')}
        value={state.phase}
        options={phases.map((phase) => [phase, say(`phase-${phase}`)] as const)}
        onChange={(phase) => onChange({phase})}
      />
    </>
  );
}

const shownSettings = [
  'MAX_CELL_VOLTAGE',
  'FLOAT_CELL_VOLTAGE',
  'MIN_CELL_VOLTAGE',
  'MAX_BATTERY_CHARGE_CURRENT',
  'MAX_BATTERY_DISCHARGE_CURRENT',
] as const;

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
      {shownSettings.map((key) => {
        const setting = version.settings.get(key);
        if (!setting) return null;
        const value = state.settings[key] ?? setting.defaultRaw;
        const number = readNumber(value);
        return (
          <NumberField
            key={key}
            label={say(`setting-${key}`)}
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
          label={say('setting-mode')}
          value={state.settings[mode.key] ?? version.settings.get(mode.key)?.defaultRaw ?? mode.linear}
          options={[
            [mode.linear, say('mode-linear')],
            [mode.step, say('mode-step')],
          ]}
          hint={<CodeText text={mode.key} />}
          onChange={(value) => onSetting(mode.key, value)}
        />
      )}
    </>
  );
}

const readingFields: readonly {readonly name: ReadingName; readonly unit: string}[] = [
  {name: 'highestCell', unit: 'V'},
  {name: 'lowestCell', unit: 'V'},
  {name: 'coldest', unit: '°C'},
  {name: 'warmest', unit: '°C'},
  {name: 'mosfet', unit: '°C'},
  {name: 'soc', unit: '%'},
  {name: 'bmsCharge', unit: 'A'},
  {name: 'bmsDischarge', unit: 'A'},
];

interface ReadingFieldsProps {
  readonly state: LimitsState;
  readonly rangeOf: (unit: string) => readonly [low: number, high: number] | undefined;
  readonly onChange: Change;
}

export function ReadingFields({state, rangeOf, onChange}: ReadingFieldsProps): ReactNode {
  return (
    <>
      {readingFields.map(({name, unit}) => {
        const text = state.readings[name];
        const value = readReading(text);
        const isInvalid = Number.isNaN(value);
        const range = rangeOf(unit);
        const change = (changed: string): void =>
          onChange({readings: {...state.readings, [name]: changed.slice(0, 30)}});
        return (
          <div key={name}>
            <NumberField
              label={say(`reading-${name}`)}
              unit={unit}
              value={text}
              isInvalid={isInvalid}
              hint={
                isInvalid
                  ? say('readings-invalid')
                  : isSwapped(name, state.readings)
                    ? say('readings-swapped')
                    : undefined
              }
              onChange={change}
            />
            {/* The field says the same to a keyboard. */}
            {range && (
              <input
                type="range"
                className={styles.slider}
                aria-hidden="true"
                tabIndex={-1}
                min={range[0]}
                max={range[1]}
                step={unit === 'V' ? 0.01 : 1}
                value={isInvalid || value === undefined ? (range[0] + range[1]) / 2 : value}
                onChange={({target}) => change(unit === 'V' ? Number(target.value).toFixed(2) : target.value)}
              />
            )}
          </div>
        );
      })}
      <p className={clsx(shared.hint, styles.wide)}>{say('readings-empty')}</p>
    </>
  );
}

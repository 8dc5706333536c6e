import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type {BmsLimits} from '@site/src/docs-data/tools-data/types';
import type {CheckResult, Curve, Finding, Version} from '@site/src/driver-config';
import {BmsSelect} from '../shared/BmsSelect.tsx';
import {Button} from '../shared/Button.tsx';
import {VersionSelect} from '../shared/VersionSelect.tsx';
import type {ToolVersionChoice} from '../shared/useToolVersion.ts';
import {CurveCard} from './CurveCard.tsx';
import {BatteryFields, ReadingFields, SettingFields} from './Fields.tsx';
import {Lines} from './Lines.tsx';
import {BatteryVoltages, Remarks, Results} from './Results.tsx';
import {asBmsGives} from './bmsLimits.ts';
import {withCurvesMoved, type ConfigLines} from './configLines.ts';
import {bindingCurves, curvePlots, limitsFor, readReadings, sliderRange} from './results.ts';
import {initialState, oneLine, readCells, type LimitsState, type ReadingName} from './state.ts';
import {say} from './texts.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

const defaultCells = 16;

interface Props {
  /** What is in the fields. */
  readonly state: LimitsState;
  /** What the answer is about: while the reader types, it may be a little older. */
  readonly shown: LimitsState;
  readonly choice: ToolVersionChoice;
  readonly version: Version;
  /** All BMS that can work in the version. */
  readonly allBms: readonly BmsLimits[];
  /** Of `shown`. */
  readonly lines: ConfigLines;
  readonly onState: (state: LimitsState) => void;
}

/** The whole tool for one state. */
export function LimitsView({state, shown, choice, version, allBms, lines, onState}: Props): ReactNode {
  const change = (part: Partial<LimitsState>): void => onState({...state, ...part});
  const setSetting = (key: string, value: string): void => change({settings: withSetting(version, state, key, value)});
  const changed = Object.keys(state.settings).length;
  return (
    <Outcome
      version={version}
      state={shown}
      bms={allBms.find(({id}) => id === shown.bms)}
      lines={lines}
      label={choice.version.label}
      settings={withCurvesMoved(version, state.settings)}
      onSetting={setSetting}
    >
      <div className={shared.needsScript}>
        <div className={styles.inputs}>
          <fieldset className={styles.group}>
            <legend>{say('readings-title')}</legend>
            {isExample(state) && <p className={clsx(shared.hint, styles.wide)}>{say('readings-example')}</p>}
            <ReadingFields
              state={state}
              rangeOf={(unit) => sliderRange(unit, version, lines.result.effective)}
              onChange={change}
            />
          </fieldset>
          <fieldset className={clsx(styles.group, styles.wideFields)}>
            <legend>{say('battery-title')}</legend>
            <VersionSelect choice={choice} onChange={(name) => change({version: name})} />
            <BmsSelect bms={allBms} value={state.bms} onChange={(bms) => change({version: choice.version.name, bms})} />
            <BatteryFields state={state} onChange={change} />
          </fieldset>
        </div>
        <details className={styles.settings} open={changed > 0 || state.focus !== '' || undefined}>
          <summary>{changed === 0 ? say('settings-default') : say('settings-changed', {count: changed})}</summary>
          <div className={styles.wideFields}>
            <SettingFields version={version} state={state} onSetting={setSetting} />
          </div>
        </details>
        <Button onClick={() => onState({...initialState, version: state.version, bms: state.bms})}>
          {say('reset')}
        </Button>
      </div>
    </Outcome>
  );
}

const isExample = ({cells, readings}: LimitsState): boolean =>
  cells === initialState.cells &&
  Object.entries(initialState.readings).every(([name, text]) => readings[name as ReadingName] === text);

/** A value that equals the default again is not a change. */
function withSetting(version: Version, {settings}: LimitsState, key: string, value: string): LimitsState['settings'] {
  const others = Object.fromEntries(Object.entries(settings).filter(([other]) => other !== key));
  const text = oneLine(value);
  return text === version.settings.get(key)?.defaultRaw ? others : {...others, [key]: text};
}

interface OutcomeProps {
  readonly version: Version;
  readonly state: LimitsState;
  readonly bms: BmsLimits | undefined;
  readonly lines: ConfigLines;
  readonly label: string;
  readonly settings: LimitsState['settings'];
  readonly onSetting: (key: string, value: string) => void;
  /** The fields, between the answer and what it is made of. */
  readonly children: ReactNode;
}

function Outcome({version, state, bms, lines, label, settings, onSetting, children}: OutcomeProps): ReactNode {
  const {effective} = lines.result;
  const obstacles = obstaclesOf(lines.result);
  const hasLimits = lines.result.starts && obstacles.length === 0;
  const cells = readCells(state.cells) ?? defaultCells;
  const entered = asBmsGives(state, bms);
  const numbers = readReadings(entered.readings);
  const limits = limitsFor(version, effective, cells, entered);
  const plots = hasLimits ? curvePlots(version, effective, limits.mode, numbers) : [];
  const [touched, setTouched] = useState<ReadonlySet<Curve['id']>>(new Set());
  const binding = bindingCurves(limits);
  const isOpen = ({curve: {id}}: (typeof plots)[number]): boolean => binding.has(id) || touched.has(id);
  // The fields are the same child in both cases, so that the one being typed in keeps the focus.
  return (
    <>
      {hasLimits ? (
        <Results
          limits={limits}
          effective={effective}
          numbers={numbers}
          cells={cells}
          label={label}
          version={version}
          bms={bms}
        />
      ) : (
        <NoLimits starts={lines.result.starts} obstacles={obstacles} />
      )}
      <Remarks bms={bms} />
      <div className={styles.work}>
        <div>
          {children}
          {hasLimits && (
            <>
              <Lines lines={lines} version={version} />
              <BatteryVoltages limits={limits} cells={cells} version={version} />
            </>
          )}
        </div>
        {hasLimits && (
          <section aria-labelledby="curves">
            <Heading as="h2" id="curves">
              {say('curves-title')}
            </Heading>
            {[...plots.filter(isOpen), ...plots.filter((plot) => !isOpen(plot))].map((plot) => (
              <CurveCard
                key={plot.curve.id}
                plot={plot}
                mode={limits.mode}
                version={version}
                settings={settings}
                isOpen={isOpen(plot)}
                onSetting={(key, value) => {
                  setTouched(new Set([...touched, plot.curve.id]));
                  onSetting(key, value);
                }}
              />
            ))}
            <p className={shared.hint}>{say(`curves-${limits.mode}`)}</p>
          </section>
        )}
      </div>
    </>
  );
}

/** Why there are no limits: the driver does not start, or has a number that it cannot calculate with. */
const obstaclesOf = ({starts, findings}: CheckResult): readonly Finding[] =>
  findings.filter(({severity, code}) => (starts ? code === 'not-finite' : severity === 'error'));

interface NoLimitsProps {
  readonly starts: boolean;
  readonly obstacles: readonly Finding[];
}

function NoLimits({starts, obstacles}: NoLimitsProps): ReactNode {
  return (
    <div role="alert" className={shared.notice}>
      <p>{say(starts ? 'no-number' : 'does-not-start')}</p>
      <ul>
        {obstacles.map(({line, code, message}) => (
          <li key={`${line} ${code}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

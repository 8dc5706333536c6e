import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {RichText} from '@site/src/components/RichText';
import type {BmsLimits} from '@site/src/docs-data/tools-data/types';
import {isBefore} from '@site/src/versions/release';
import type {EffectiveSettings, Version} from '@site/src/driver-config';
import {overridesOf, remarksOf, type ShownLimit} from './bmsLimits.ts';
import {wordCurrent, wordVoltage} from './reasons.ts';
import type {Limits, ReadNumbers} from './results.ts';
import {say} from './texts.ts';
import {amperes, duration, volts} from './words.ts';
import styles from './styles.module.css';

interface Props {
  readonly limits: Limits;
  readonly effective: EffectiveSettings;
  readonly numbers: ReadNumbers;
  readonly cells: number;
  readonly label: string;
  readonly version: Version;
  /** The reader's own, if named. */
  readonly bms: BmsLimits | undefined;
}

function needed({needs}: Limits['voltage' | 'charge']): ShownLimit | undefined {
  if (needs.length === 0) return undefined;
  return {value: '–', reason: say('limit-needs', {readings: needs.map((name) => say(`reading-${name}`)).join(', ')})};
}

/** The three limits. They stay in view while the reader types, on a phone, too; all causes of a stop follow and scroll away. */
export function Results({limits, effective, numbers, cells, label, version, bms}: Props): ReactNode {
  const {voltage} = limits;
  const overrides = overridesOf(bms);
  const context = {version, effective, numbers};
  const current = (direction: 'charge' | 'discharge'): ShownLimit => {
    const limit = limits[direction];
    return needed(limit) ?? {value: amperes(limit.amperes), ...wordCurrent(direction, limit, context)};
  };
  const voltageShown = needed(voltage) ?? {value: volts(voltage.volts), ...wordVoltage(voltage, cells, context)};
  const shown = [
    {id: 'cvl', ...(overrides.CVL ?? voltageShown)},
    {id: 'ccl', ...(overrides.CCL ?? current('charge'))},
    {id: 'dcl', ...(overrides.DCL ?? current('discharge'))},
  ] as const satisfies readonly LimitProps[];
  return (
    <section className={styles.answer} aria-labelledby="limits">
      <Heading as="h2" id="limits" className={styles.barTitle}>
        {say('answer-title', {version: label})}
      </Heading>
      <div className={styles.bar}>
        <dl className={styles.results} aria-live="polite">
          {shown.map((limit) => (
            <Limit key={limit.id} {...limit} />
          ))}
        </dl>
      </div>
      {shown.map(({id, fullReason}: LimitProps) => fullReason !== undefined && <p key={id}>{fullReason}</p>)}
    </section>
  );
}

/** What is different with the reader's BMS; it scrolls away, unlike the answer. */
export function Remarks({bms}: Pick<Props, 'bms'>): ReactNode {
  const remarks = remarksOf(bms);
  if (bms === undefined || remarks.length === 0) return null;
  return (
    <p>
      <RichText>{say('bms-remarks', {bms: bms.name, remarks: remarks.join(' ')})}</RichText>
    </p>
  );
}

type BatteryVoltagesProps = Pick<Props, 'limits' | 'cells' | 'version'>;

/** What the limits are made of, below the fields. */
export function BatteryVoltages({limits, cells, version}: BatteryVoltagesProps): ReactNode {
  const {pack} = limits;
  const hasRamp = pack.floatRamp > 0 && !isStepWithoutRamp(limits, version);
  const rows = [
    ['voltages-max', volts(pack.max)],
    ['voltages-float', volts(pack.float)],
    ['voltages-min', volts(pack.min)],
    ['voltages-reset', volts(pack.reset)],
    ...(hasRamp ? ([['voltages-ramp', duration(pack.floatRamp)]] as const) : []),
  ] as const;
  return (
    <section aria-labelledby="voltages">
      <Heading as="h2" id="voltages">
        {say('voltages-title')}
      </Heading>
      <table className={styles.pack}>
        <caption>{say('voltages-caption', {cells})}</caption>
        <tbody>
          {rows.map(([id, value]) => (
            <tr key={id}>
              <th scope="row">{say(id)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{say('voltages-note')}</p>
    </section>
  );
}

/** The step mode of the 1.x drivers goes to float at once. */
const isStepWithoutRamp = ({mode}: Limits, {release}: Version): boolean => mode === 'step' && isBefore(release, '2.0');

interface LimitProps extends ShownLimit {
  readonly id: 'cvl' | 'ccl' | 'dcl';
}

function Limit({value, reason, isLimited = false, isStopped = false, id}: LimitProps): ReactNode {
  return (
    <div className={clsx(styles.result, isStopped && styles.stopped)} data-severity={isLimited ? 'warning' : 'info'}>
      <dt>
        {say(id)} ({id.toUpperCase()})
      </dt>
      <dd className={styles.value} data-limit={id}>
        {value}
      </dd>
      <dd className={styles.reason}>
        <RichText>{reason}</RichText>
      </dd>
    </div>
  );
}

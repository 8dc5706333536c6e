import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {RichText} from '@site/src/components/RichText';
import type {BmsLimits} from '@site/src/docs-data/tools-data/types';
import {isBefore} from '@site/src/versions/release';
import type {CurrentLimit, Version} from '@site/src/driver-config';
import {overridesOf, remarksOf, type ShownLimit} from './bmsLimits.ts';
import type {Limits} from './results.ts';
import type {Phase} from './state.ts';
import {amperes, duration, volts} from './words.ts';
import styles from './styles.module.css';

interface Props {
  readonly limits: Limits;
  readonly cells: number;
  readonly label: string;
  readonly phase: Phase;
  readonly version: Version;
  /** The reader's own, if named. */
  readonly bms: BmsLimits | undefined;
}

const phaseWords: Readonly<Record<Phase, string>> = {
  bulk: 'highest cell voltage × cells',
  'bulk-reset': 'reset voltage × cells',
  float: 'float voltage × cells',
};

export function Results({limits, cells, label, phase, version, bms}: Props): ReactNode {
  const {pack, voltage, charge, discharge} = limits;
  const overrides = overridesOf(bms);
  const remarks = remarksOf(bms);
  return (
    <section aria-labelledby="limits">
      <Heading as="h2" id="limits">
        What {label} asks for
      </Heading>
      <dl className={styles.results} aria-live="polite">
        <Limit
          name="Charge voltage limit (CVL)"
          {...(overrides.CVL ?? {
            value: volts(voltage.volts),
            reason: voltage.isReduced ? 'lowered for the high cell' : phaseWords[phase],
          })}
          id="cvl"
        />
        <Limit name="Charge current limit (CCL)" {...(overrides.CCL ?? currentOf(charge))} id="ccl" />
        <Limit name="Discharge current limit (DCL)" {...(overrides.DCL ?? currentOf(discharge))} id="dcl" />
      </dl>
      {bms !== undefined && remarks.length > 0 && (
        <p>
          {bms.name}: <RichText>{remarks.join(' ')}</RichText>
        </p>
      )}
      <table className={styles.pack}>
        <caption>Voltages of a pack of {cells} cells</caption>
        <tbody>
          <Row name="Highest" value={volts(pack.max)} />
          <Row name="In float" value={volts(pack.float)} />
          <Row name="Lowest" value={volts(pack.min)} />
          <Row name="During SoC reset" value={volts(pack.reset)} />
          {pack.floatRamp > 0 && !isStepWithoutRamp(limits, version) && (
            <Row name="Time from highest to float" value={duration(pack.floatRamp)} />
          )}
        </tbody>
      </table>
      <p className={styles.note}>
        The voltage limit assumes one cell at the highest voltage and all others at the lowest. What changes with time
        is left out: waiting times, ramps and the pause between two updates.
      </p>
    </section>
  );
}

/** The step mode of the 1.x drivers goes to float at once. */
const isStepWithoutRamp = ({mode}: Limits, {release}: Version): boolean => mode === 'step' && isBefore(release, '2.0');

const currentOf = ({amperes: value, reason}: CurrentLimit): ShownLimit => ({value: amperes(value), reason});

interface LimitProps {
  readonly name: string;
  readonly value: string;
  readonly reason: string;
  readonly id: string;
}

function Limit({name, value, reason, id}: LimitProps): ReactNode {
  return (
    <div className={styles.result}>
      <dt>{name}</dt>
      <dd className={styles.value} data-limit={id}>
        {value}
      </dd>
      <dd className={styles.reason}>
        <RichText>{reason}</RichText>
      </dd>
    </div>
  );
}

function Row({name, value}: {readonly name: string; readonly value: string}): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}

import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import {CodeText} from '@site/src/components/RichText/CodeText';
import type {LimitMode, Version} from '@site/src/driver-config';
import {CurvePlot} from './CurvePlot.tsx';
import {Checkbox} from '../shared/Field.tsx';
import {NumberField} from './Fields.tsx';
import type {curvePlots} from './results.ts';
import type {LimitsState} from './state.ts';
import {unitOf} from '@site/src/driver-config';
import {say} from './texts.ts';
import {curveTitle} from './words.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly plot: ReturnType<typeof curvePlots>[number];
  readonly mode: LimitMode;
  readonly version: Version;
  /** Settings that differ from the defaults, those that moved along included. */
  readonly settings: LimitsState['settings'];
  /** It decides, or the reader works on it. */
  readonly isOpen: boolean;
  readonly onSetting: (key: string, value: string) => void;
}

export function CurveCard({plot, mode, version, settings, isOpen, onSetting}: Props): ReactNode {
  const {curve, isOn} = plot;
  const textOf = (key: string): string => settings[key] ?? version.settings.get(key)?.defaultRaw ?? '';
  return (
    <section className={styles.card} aria-label={curveTitle(curve)}>
      <details open={isOpen}>
        <summary>{curveTitle(curve)}</summary>
        <Checkbox
          className={shared.needsScript}
          isChecked={isOn}
          onChange={(on) => onSetting(curve.enable, on ? 'True' : 'False')}
        >
          <RichText>{say('curve-on', {key: curve.enable})}</RichText>
        </Checkbox>
        {!isOn && <p className={shared.hint}>{say('curve-off')}</p>}
        {plot.lines ? <CurvePlot plot={plot} mode={mode} /> : <p role="alert">{say('curve-incomplete')}</p>}
        <details className={shared.needsScript}>
          <summary>{say('curve-change')}</summary>
          <NumberField
            label={say('curve-points')}
            unit={unitOf(curve)}
            value={textOf(curve.points)}
            hint={<CodeText text={curve.points} />}
            onChange={(text) => onSetting(curve.points, text)}
          />
          <NumberField
            label={say('curve-fractions')}
            unit={say('curve-fractions-unit')}
            value={textOf(curve.fractions)}
            hint={<CodeText text={curve.fractions} />}
            onChange={(text) => onSetting(curve.fractions, text)}
          />
        </details>
      </details>
    </section>
  );
}

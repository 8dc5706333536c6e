import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {BmsSectionData} from '@site/src/docs-data/props';
import {Details} from '../Details/index.tsx';
import {RichText} from '../RichText/index.tsx';
import {SettingLink} from '../Setting/SettingLink.tsx';
import {useDocPath} from '../Setting/useDocPath.ts';
import {TrapList} from './TrapList.tsx';
import styles from './styles.module.css';

interface Props {
  /** From the data of the version, put in by src/docs-data/remark/docsData.ts. */
  readonly section: BmsSectionData;
  /** What a writer adds: models, links. */
  readonly children?: ReactNode;
}

/**
 * One BMS in the version being read: the same parts in the same order for each. Below a Markdown heading with the id of the
 * section, so that pages, the sidebar and the search find it.
 */
export function BmsSection({section, children}: Props): ReactNode {
  const connect = useDocPath('general/connect') ?? '';
  const features = useDocPath('general/features') ?? '';
  const dangers = section.traps.filter(({severity}) => severity === 'danger');
  const others = section.traps.filter(({severity, rare}) => severity !== 'danger' && !rare);
  const rare = section.traps.filter((trap) => trap.rare);
  const withoutEffect = section.cannotWork ? [] : section.withoutEffect;
  return (
    <div className={styles.section}>
      <p>
        <RichText>{section.what}</RichText> <Link to={`${connect}#${section.connect}`}>How to connect it</Link>. BMS
        type:{' '}
        {section.classes.map((name) => (
          <code key={name} translate="no">
            {name}
          </code>
        ))}
        .
      </p>
      {children}
      <TrapList traps={dangers} />
      {!section.cannotWork && <Parts section={section} features={features} />}
      {others.length > 0 && (
        <p>
          <strong>Know before you rely on it</strong>
        </p>
      )}
      <TrapList traps={others} />
      {rare.length + section.details.length + withoutEffect.length > 0 && (
        <Details>
          <summary>Rare cases</summary>
          <TrapList traps={rare} />
          {withoutEffect.length > 0 && (
            <Part title="Settings without effect">
              {withoutEffect.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ', '}
                  <SettingLink name={key} />
                </Fragment>
              ))}
              .
            </Part>
          )}
          {section.details.length > 0 && (
            <p>
              <Sentences texts={section.details} />
            </p>
          )}
        </Details>
      )}
    </div>
  );
}

function Parts({section, features}: {readonly section: BmsSectionData; readonly features: string}): ReactNode {
  return (
    <>
      {section.foundWhen.length > 0 && (
        <Part title="How it is found">
          <Sentences texts={section.foundWhen} />
        </Part>
      )}
      {section.gets !== null && (
        <Part title="What you get">
          <RichText>{section.gets}</RichText>
        </Part>
      )}
      {section.features !== null && (
        <Part title="What you get">
          {section.features.partly.length + section.features.no.length > 0 ? 'Most' : 'All'} of the{' '}
          <Link to={`${features}#${section.features.anchor}`}>feature matrix</Link>
          {section.features.noControls && ', no controls'}.
          <Listed title="Partly" features={section.features.partly} />
          <Listed title="Missing" features={section.features.no} />
        </Part>
      )}
      {section.limits.length > 0 && (
        <Part title="Limits">
          <Sentences texts={section.limits} />
        </Part>
      )}
      <Part title="Written to the BMS">
        <Sentences texts={section.writes} />
      </Part>
      {section.lostConnection.length > 0 && (
        <Part title="Connection lost">
          <Sentences texts={section.lostConnection} />
        </Part>
      )}
    </>
  );
}

function Part({title, children}: {readonly title: string; readonly children: ReactNode}): ReactNode {
  return (
    <p>
      <strong>{title}.</strong> {children}
    </p>
  );
}

function Sentences({texts}: {readonly texts: readonly string[]}): ReactNode {
  return <RichText>{texts.join(' ')}</RichText>;
}

function Listed({title, features}: {readonly title: string; readonly features: readonly string[]}): ReactNode {
  if (features.length === 0) return null;
  return (
    <>
      {' '}
      {title}: {features.map(lowerFirst).join(', ')}.
    </>
  );
}

/** "Voltage" inside a sentence; abbreviations such as MOSFET stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !text.startsWith('BMS') ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

import {type ReactNode, useDeferredValue, useState} from 'react';
import {RichText} from '@site/src/components/RichText';
import {CodeText} from '@site/src/components/RichText/CodeText';
import {filterGroups} from '@site/src/components/SettingsReference/logic';
import {loadBuilderData} from '@site/src/docs-data/tools-data/client';
import type {BuilderSetting} from '@site/src/docs-data/tools-data/types';
import {Button} from '../shared/Button.tsx';
import {TextField} from '../shared/Field.tsx';
import {Loading} from '../shared/Loading.tsx';
import {counted} from '../shared/counted.ts';
import {useResource} from '../shared/useResource.ts';
import {lineOfKey} from './addSetting.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly version: string;
  readonly text: string;
  /** Key that a link asked for. */
  readonly wanted: string;
  readonly onAdd: (setting: BuilderSetting) => void;
  readonly onJump: (line: number) => void;
}

/** Finds a setting, says what it does, and puts it into the file. The settings are loaded when it is opened. */
export function Builder({wanted, ...props}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details key={wanted} open={wanted !== '' || undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Add a setting</summary>
      {(isOpen || wanted !== '') && <SettingSearch wanted={wanted} {...props} />}
    </details>
  );
}

const maxShown = 8;

function SettingSearch({version, text, wanted, onAdd, onJump}: Props): ReactNode {
  const [query, setQuery] = useState(wanted);
  const resource = useResource(version, loadBuilderData);
  const present = useDeferredValue(text);
  if (resource.state !== 'ready') return <Loading resource={resource} />;
  const {groups} = resource.value;
  const keys = filterGroups(
    groups.map((group) => ({...group, id: ''})),
    query,
  );
  const found = groups.flatMap(({rows}) => rows).filter(({key}) => keys.has(key));
  return (
    <>
      <TextField
        label="Search a setting"
        type="search"
        placeholder="cell voltage, bluetooth, alarm…"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={shared.hint}>
        {found.length === 0
          ? 'No setting has all of these words.'
          : found.length > maxShown
            ? `${found.length} settings; the first ${maxShown} are shown.`
            : counted(found.length, 'setting')}
      </p>
      <ul className={styles.settings}>
        {found.slice(0, maxShown).map((setting) => (
          <SettingItem
            key={setting.key}
            setting={setting}
            line={lineOfKey(present, setting.key)}
            onAdd={onAdd}
            onJump={onJump}
          />
        ))}
      </ul>
    </>
  );
}

interface SettingItemProps {
  readonly setting: BuilderSetting;
  /** Where the file has it already. */
  readonly line: number | undefined;
  readonly onAdd: (setting: BuilderSetting) => void;
  readonly onJump: (line: number) => void;
}

function SettingItem({setting, line, onAdd, onJump}: SettingItemProps): ReactNode {
  const {key, summary, effects, defaultText, allowedText} = setting;
  return (
    <li>
      <p className={styles.settingKey}>
        <CodeText text={key} />
      </p>
      <p>
        <RichText>{summary}</RichText> {effects !== undefined && <RichText>{effects}</RichText>}
      </p>
      <p className={shared.hint}>
        Default: {defaultText}. Allowed: <RichText>{allowedText}</RichText>.
      </p>
      {line === undefined ? (
        <Button look="small" onClick={() => onAdd(setting)}>
          Add {key}
        </Button>
      ) : (
        <Button look="small" onClick={() => onJump(line)}>
          Go to line {line}
        </Button>
      )}
    </li>
  );
}

import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import type {FigureData} from '../docs-data/types';
import {Drawing} from './shared/Drawing';
import {Screen, screenHeight, type ScreenLine} from './shared/Screen';

/** The editor nano with a config.ini. */
export function EditorFigure({versionData: {configFile}}: {readonly versionData: FigureData}): ReactNode {
  const folder = configFile.slice(0, configFile.lastIndexOf('/') + 1);
  const lines: readonly ScreenLine[] = [
    {text: '[DEFAULT]', note: '1', marked: true},
    {text: 'MAX_BATTERY_CHARGE_CURRENT = 30.0', note: '2'},
    {text: 'BMS_TYPE = Jkbms', note: '3'},
    {text: ' '.repeat(3) + '…', tone: 'muted'},
    {text: '^O Write Out    ^X Exit', tone: 'muted', note: '4'},
  ];
  return (
    <Figure
      title="In the editor, the line [DEFAULT] comes first and each setting has a line of its own below it"
      description={
        'The editor nano shows a short file. Its first line is DEFAULT in square brackets. Below it are two settings, each ' +
        'with its name in capitals, an equals sign and a value. The last line of the screen names the keys: Ctrl and O to ' +
        'write the file, Ctrl and X to exit.'
      }
      caption={
        <>
          <code translate="no">config.ini</code> in the editor <code translate="no">nano</code>. It is in{' '}
          <code translate="no">{folder}</code>.
        </>
      }
      notes={[
        'The first line, exactly like this, once.',
        'One setting on each line, from the first column on, with a decimal point.',
        'Nothing behind the value. Only settings that you change.',
        <>
          <kbd translate="no">Ctrl</kbd> + <kbd translate="no">O</kbd> and <kbd translate="no">Enter</kbd> save,{' '}
          <kbd translate="no">Ctrl</kbd> + <kbd translate="no">X</kbd> leaves.
        </>,
      ]}
    >
      <Drawing layout="both" height={screenHeight(lines.length)}>
        <Screen title="nano config.ini" lines={lines} />
      </Drawing>
    </Figure>
  );
}

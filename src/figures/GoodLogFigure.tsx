import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import type {FigureData} from '../docs-data/types';
import {Drawing} from './shared/Drawing';
import {Screen, screenHeight, type ScreenLine} from './shared/Screen';
import {hasNewSearch, isSecondGeneration} from './shared/traits';

/** A good start in the log, with what each line tells. Only lines that every version of that generation writes. */
export function GoodLogFigure({versionData}: {readonly versionData: FigureData}): ReactNode {
  const [silent, found] = hasNewSearch(versionData) ? ['Jkbms', 'Jkbms_pb'] : ['Daly', 'Jkbms'];
  const lines: readonly ScreenLine[] = [
    {text: 'Starting dbus-serialbattery', tone: 'muted'},
    {text: '-- Testing BMS: 1 of 3 rounds', note: '1'},
    {text: `Testing ${silent}`},
    isSecondGeneration(versionData)
      ? {text: '|- No battery recognized', note: '2'}
      : {text: '…', tone: 'muted', note: '2'},
    {text: `Testing ${found}`},
    {text: 'Connection established to …', marked: true, note: '3'},
    {text: 'Battery … connected to dbus from …', note: '4'},
    {text: '========== Settings ==========', tone: 'muted'},
    {text: 'Serial Number/Unique Identifier: …', note: '5'},
  ];
  return (
    <Figure
      title="A good start in the log ends with the connection, the settings and the identifier of the battery"
      description={
        'Lines of a log in their order: Starting dbus-serialbattery. Testing BMS, 1 of 3 rounds: the search begins. One ' +
        'BMS type after the other is tested. Connection established: the success line. Battery connected to dbus: it is in ' +
        'the device list now. Then the settings in use, and last the serial number or unique identifier of the battery.'
      }
      caption="A good start. The time at the beginning of each line is left out here; after the last line the log is quiet."
      notes={[
        'The search begins.',
        'A type that did not answer. This is normal: the next one follows.',
        <strong key="success">Success: the BMS answers.</strong>,
        'The battery is in the device list.',
        'End of the start.',
      ]}
    >
      <Drawing layout="both" height={screenHeight(lines.length)}>
        <Screen title="Log" lines={lines} />
      </Drawing>
    </Figure>
  );
}

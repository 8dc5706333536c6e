import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import type {FigureData} from '../docs-data/types';
import {Drawing} from './shared/Drawing';
import {Screen, screenHeight, type ScreenLine} from './shared/Screen';
import {isSecondGeneration} from './shared/traits';

const entries = [
  'stable release',
  'beta build',
  'nightly build',
  'specific branch',
  'specific version',
  'local tar file',
  'quit',
] as const;

/** The entry that installs the version of the page: a release from the menu, or an old one by its address. */
function entryFor(data: FigureData): number {
  if (data.version.endsWith('-dev')) return 3;
  return isSecondGeneration(data) ? 1 : 5;
}

/** The menu of the installer, with the entry that installs the version being read. */
export function InstallerMenuFigure({versionData}: {readonly versionData: FigureData}): ReactNode {
  const right = entryFor(versionData);
  const name = entries[right - 1] ?? '';
  const lines: readonly ScreenLine[] = [
    ...entries.map((entry, index) => ({text: `${index + 1}  ${entry}`, marked: index + 1 === right})),
    {text: `${right}`, tone: 'accent'},
  ];
  return (
    <Figure
      title={`In the menu of the installer, entry ${right}, ${name}, installs the version of this page`}
      description={
        `The installer lists seven numbered entries: ${entries.join(', ')}. Entry ${right} is marked, and the number ${right} is ` +
        'typed below the list. The Enter key confirms it.'
      }
      caption={
        <>
          The menu of the installer. Type <kbd translate="no">{right}</kbd> and press <kbd translate="no">Enter</kbd>.
        </>
      }
    >
      <Drawing layout="both" height={screenHeight(lines.length)}>
        <Screen title="Installer" lines={lines} />
      </Drawing>
    </Figure>
  );
}

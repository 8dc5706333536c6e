import {Fragment, type ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {Verdict} from './shared/symbols';

interface FolderProps {
  readonly y: number;
  readonly right: boolean;
  readonly verdict: string;
  readonly files: readonly {readonly name: string; readonly indent?: boolean; readonly optional?: boolean}[];
}

/** What a file manager shows for the stick. */
function Folder({y, right, verdict, files}: FolderProps): ReactNode {
  return (
    <>
      <Verdict x={14} y={y} right={right} text={verdict} />
      <Box x={14} y={y + 20} width={312} height={36 + files.length * 26} tone={right ? 'ok' : 'danger'} />
      <Label x={28} y={y + 44} text="USB stick (FAT32)" bold />
      {files.map(({name, indent = false, optional = false}, index) => (
        <Fragment key={name}>
          <rect
            x={indent ? 58 : 34}
            y={y + 54 + index * 26}
            width={12}
            height={15}
            rx={2}
            fill={tones.canvas}
            stroke={tones.line}
          />
          <Label x={indent ? 78 : 54} y={y + 66 + index * 26} text={name} mono size={13} />
          {optional && <Label x={150} y={y + 66 + index * 26} text="(only if you want it)" tone="muted" />}
        </Fragment>
      ))}
    </>
  );
}

/** The files have to lie in the root of the stick, packed. */
export function UsbStickFigure(): ReactNode {
  return (
    <Figure
      title="venus-data.tar.gz lies packed in the root of the USB stick, with config.ini beside it if you want it"
      description={
        'Two views of a USB stick formatted with FAT32. Right: venus-data.tar.gz and, only if wanted, config.ini lie directly ' +
        'on the stick. Wrong: the archive lies in a folder named driver, or was unpacked; then nothing is installed.'
      }
      caption="The file goes into the root of the stick, as it was downloaded: not unpacked, not renamed, not in a folder."
    >
      <Drawing layout="both" height={278}>
        <Folder
          y={22}
          right
          verdict="Right"
          files={[{name: 'venus-data.tar.gz'}, {name: 'config.ini', optional: true}]}
        />
        <Folder
          y={156}
          right={false}
          verdict="Wrong: in a folder"
          files={[{name: 'driver/'}, {name: 'venus-data.tar.gz', indent: true}]}
        />
      </Drawing>
    </Figure>
  );
}

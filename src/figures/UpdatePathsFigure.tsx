import {Fragment, type ReactNode} from 'react';

import type {FigureData} from '../docs-data/types';
import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';
import {Mark, NumberDisc} from './shared/symbols';

interface UpdatePathsFigureProps {
  readonly versionData: FigureData;
}

interface VersionNode {
  /** "v1.3" */
  readonly short: string;
  /** "or older", "development"; empty for a plain release. */
  readonly remark: string;
  readonly isCurrent: boolean;
  readonly major: number;
}

const folders = {first: '/data/etc/dbus-serialbattery', second: '/data/apps/dbus-serialbattery'};

function versionNode(name: string, current: string): VersionNode {
  const match = /^v(\d+)\.(\d+)/.exec(name);
  if (!match) {
    throw new Error(`"${name}" is not a driver version: expected a name such as v2.0.20250729`);
  }
  const remark = name.endsWith('-or-older') ? 'or older' : name.endsWith('-dev') ? 'develop.' : '';
  return {short: `v${match[1]}.${match[2]}`, remark, isCurrent: name === current, major: Number(match[1])};
}

interface GroupProps {
  readonly nodes: readonly VersionNode[];
  readonly folder: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Number of the note about an update within the group. */
  readonly note?: string;
}

const GROUP_HEIGHT = 138;

/** Versions that live in the same folder, oldest first. */
function Group({nodes, folder, x, y, width, note}: GroupProps): ReactNode {
  const gap = 30;
  const nodeWidth = Math.min((width - 28 - gap * (nodes.length - 1)) / nodes.length, 110);
  const used = nodeWidth * nodes.length + gap * (nodes.length - 1);
  const left = x + (width - used) / 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={GROUP_HEIGHT}
        rx={12}
        fill={tones.accentSoft}
        fillOpacity={0.5}
        stroke={tones.accent}
      />
      <Label x={x + width / 2} y={y + 24} text={folder} size={13} mono tone="muted" anchor="middle" />
      {nodes.map(({short, remark, isCurrent}, index) => {
        const nodeX = left + index * (nodeWidth + gap);
        return (
          <Fragment key={`${short} ${remark}`}>
            {index > 0 && <Arrow tone="accent" width={3} points={`${nodeX - gap},${y + 68} ${nodeX},${y + 68}`} />}
            <Box
              x={nodeX}
              y={y + 40}
              width={nodeWidth}
              height={56}
              tone={isCurrent ? 'accent' : 'plain'}
              title={short}
              text={remark === '' ? undefined : remark}
              titleSize={15}
            />
            {isCurrent && (
              <Label x={nodeX + nodeWidth / 2} y={y + 116} text="this page" bold tone="accent" anchor="middle" />
            )}
          </Fragment>
        );
      })}
      {note !== undefined && nodes.length > 1 && <NumberDisc x={left + nodeWidth + gap / 2} y={y + 42} text={note} />}
    </>
  );
}

interface LayoutProps {
  readonly first: readonly VersionNode[];
  readonly second: readonly VersionNode[];
}

function WideLayout({first, second}: LayoutProps): ReactNode {
  return (
    <Drawing layout="wide" height={244}>
      <Group nodes={first} folder={folders.first} x={12} y={16} width={330} note="1" />
      <Group nodes={second} folder={folders.second} x={432} y={16} width={276} note="3" />
      <Arrow tone="accent" width={4} points="342,66 432,66" />
      <NumberDisc x={384} y={44} text="2" />
      <Arrow tone="warnLine" width={2.5} dashed points="432,120 342,120" />
      <NumberDisc x={390} y={142} text="4" tone="warn" />
      <path
        d="M177 154V196Q177 206 187 206H470"
        fill="none"
        stroke={tones.danger}
        strokeWidth={2.5}
        strokeDasharray="6 5"
      />
      <Mark x={480} y={206} right={false} />
      <NumberDisc x={207} y={206} text="5" tone="danger" />
      <Label x={326} y={198} text="with the installer of a v1 version" anchor="middle" tone="danger" />
      <Label x={500} y={211} text="removes the driver" bold tone="danger" />
    </Drawing>
  );
}

function NarrowLayout({first, second}: LayoutProps): ReactNode {
  return (
    <Drawing layout="narrow" height={424}>
      <Group nodes={first} folder={folders.first} x={8} y={12} width={324} note="1" />
      <Group nodes={second} folder={folders.second} x={8} y={270} width={324} note="3" />
      <Arrow tone="accent" width={4} points="46,150 46,270" />
      <NumberDisc x={68} y={210} text="2" />
      <Arrow tone="warnLine" width={2.5} dashed points="112,270 112,150" />
      <NumberDisc x={134} y={210} text="4" tone="warn" />
      <path d="M182 150V232" fill="none" stroke={tones.danger} strokeWidth={2.5} strokeDasharray="6 5" />
      <Mark x={182} y={240} right={false} />
      <NumberDisc x={182} y={172} text="5" tone="danger" />
      <Label x={202} y={184} text={['with the installer', 'of a v1 version:']} tone="danger" />
      <Label x={202} y={220} text={['removes', 'the driver']} bold tone="danger" />
    </Drawing>
  );
}

/** Ways between driver versions: what the installer keeps and what is left to do. */
export function UpdatePathsFigure({versionData}: UpdatePathsFigureProps): ReactNode {
  const nodes = versionData.versions.map((name) => versionNode(name, versionData.version));
  const first = nodes.filter(({major}) => major < 2);
  const second = nodes.filter(({major}) => major >= 2);
  const reachesBackToV0 = versionData.version.endsWith('-or-older');
  // A release that is documented beside the development of its number is named once.
  const names = (group: readonly VersionNode[]): string => [...new Set(group.map(({short}) => short))].join(', ');
  return (
    <Figure
      title={`Updates lead from ${names(first)} to ${names(second)}: the installer moves the driver to another folder and takes config.ini along`}
      description={
        `Versions ${names(first)} live in ${folders.first}, versions ${names(second)} in ${folders.second}. Any version can be updated to any ` +
        'later one with the current installer. The way back from v2 to v1 needs manual work. The installer that came with a v1 version cannot ' +
        'install v2: it removes the driver.'
      }
      caption={
        <>
          Ways between driver versions. The current installer keeps <code translate="no">config.ini</code> on every way;
          names, device instances and calculated values of the batteries are stored by Venus OS.
        </>
      }
      notes={[
        <>
          Within v1: the folder stays the same. Take entry 5 (specific version) or 6 (local tar file) of the installer;
          v1.4 replaced a setting for Heltec BMS.
          {reachesBackToV0 &&
            ' Up to v0.14.3 the settings were in utils.py and are lost in an update: note them first.'}
        </>,
        <>
          From v1 to v2: the folder changes from <code translate="no">{folders.first}</code> to{' '}
          <code translate="no">{folders.second}</code>, and <code translate="no">config.ini</code> goes along. Many
          settings have new names: error #119 shows until you rename them.
        </>,
        'From v2.0 to v2.1: many batteries show up as new devices once, with another device instance. JK PB, EG4 LL and, over Bluetooth, JKBMS, Kilovault and LiTime also start again with their names and calculated values. Some D-Bus and MQTT paths for writing have moved.',
        <>
          From v2 back to v1: run <code translate="no">disable.sh</code> of the v2 version first, use the current
          installer with entry 5 or 6, then write the old setting names into <code translate="no">config.ini</code>: v1
          ignores the new ones. After v2.1, also delete the line with <code translate="no">--boot</code> from{' '}
          <code translate="no">/data/rc.local</code>.
        </>,
        <>
          Never use an <code translate="no">install.sh</code> that came with v1 to install v2: it deletes the driver and
          installs nothing that runs. Your settings remain in{' '}
          <code translate="no">/data/etc/dbus-serialbattery_config.ini.backup</code>.
        </>,
      ]}
    >
      <WideLayout first={first} second={second} />
      <NarrowLayout first={first} second={second} />
    </Figure>
  );
}

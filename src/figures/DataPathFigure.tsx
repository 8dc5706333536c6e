import {Fragment, type ReactNode} from 'react';

import type {FigureData} from '../docs-data/types';
import {Figure} from '../components/Figure';
import {Arrow} from './shared/Arrow';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {Pictogram, type PictogramName} from './shared/pictograms';
import {tones} from './shared/palette';

interface DataPathFigureProps {
  readonly versionData: FigureData;
}

/** A program on the GX device that reads the battery's values, and who gets them from it. */
interface Consumer {
  readonly program: string;
  readonly reader: string | readonly string[];
  readonly pictogram: PictogramName;
}

const consumers: readonly Consumer[] = [
  {program: 'GUI', reader: ['Display,', 'browser'], pictogram: 'display'},
  {program: 'VRM logger', reader: 'VRM portal', pictogram: 'cloud'},
  {program: 'MQTT broker', reader: 'MQTT clients', pictogram: 'message'},
];

interface DeviceProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pictogram: PictogramName;
  readonly text: string | readonly string[];
}

function Device({x, y, width, height, pictogram, text}: DeviceProps): ReactNode {
  return (
    <>
      <Box x={x} y={y} width={width} height={height} text={text} indent={26} align="start" />
      <Pictogram name={pictogram} x={x + 9} y={y + height / 2 - 11} size={22} />
    </>
  );
}

function GxFrame({x, y, width, height}: Omit<DeviceProps, 'pictogram' | 'text'>): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={14} fill={tones.accentSoft} opacity={0.55} />
      <rect x={x} y={y} width={width} height={height} rx={14} fill="none" stroke={tones.accent} />
      <Label x={x + 14} y={y + 24} text="GX device (Venus OS)" size={14} bold tone="accent" />
    </>
  );
}

interface LayoutProps {
  readonly links: readonly string[];
}

function WideLayout({links}: LayoutProps): ReactNode {
  const rowTops = [182, 244, 306];
  return (
    <Drawing layout="wide" height={372}>
      <GxFrame x={190} y={14} width={362} height={346} />

      <Box x={14} y={140} width={104} height={110} />
      <Pictogram name="battery" x={46} y={148} size={40} />
      <Label x={66} y={208} text="Battery" size={14} bold anchor="middle" />
      <Label x={66} y={227} text="with its BMS" tone="muted" anchor="middle" />
      <Arrow points="118,195 206,195" tone="accent" width={4} />
      <Label x={154} y={184 - (links.length - 1) * 17} text={links} tone="muted" anchor="middle" />

      <Box
        x={206}
        y={140}
        width={158}
        height={110}
        tone="accent"
        title="dbus-serialbattery"
        text={['reads the BMS,', 'works out the limits,', 'publishes both']}
      />
      <Arrow points="364,195 392,195" tone="accent" width={4} />

      <rect x={392} y={56} width={28} height={290} rx={8} fill={tones.accent} />
      <Label x={411} y={240} text="D-Bus" bold tone="onAccent" anchor="middle" rotate={-90} size={14} />

      <Arrow points="420,112 438,112" tone="accent" width={4} />
      <Box x={438} y={68} width={100} height={88} tone="soft" title="System" text={['DVCC applies', 'the limits']} />
      <Arrow points="538,88 582,88" tone="accent" width={4} />
      <Arrow points="538,136 582,136" tone="accent" width={4} />
      <Device x={582} y={66} width={126} height={44} pictogram="inverter" text={['Inverter/', 'charger']} />
      <Device x={582} y={114} width={126} height={44} pictogram="sun" text={['MPPT solar', 'chargers']} />

      {consumers.map(({program, reader, pictogram}, index) => {
        const top = rowTops[index] ?? 0;
        return (
          <Fragment key={program}>
            <Arrow points={`420,${top + 20} 438,${top + 20}`} />
            <Box x={438} y={top} width={100} height={40} text={program} />
            <Arrow points={`538,${top + 20} 582,${top + 20}`} />
            <Device x={582} y={top} width={126} height={40} pictogram={pictogram} text={reader} />
          </Fragment>
        );
      })}
    </Drawing>
  );
}

function NarrowLayout({links}: LayoutProps): ReactNode {
  const rowTops = [388, 440, 492];
  const half = Math.ceil(links.length / 2);
  const linkLines = [`${links.slice(0, half).join(', ')},`, links.slice(half).join(', ')];
  return (
    <Drawing layout="narrow" height={566}>
      <Box x={22} y={12} width={150} height={56} title="Battery" text="with its BMS" indent={34} align="start" />
      <Pictogram name="battery" x={31} y={26} size={28} />
      <Arrow points="97,68 97,162" tone="accent" width={4} />
      <Label x={110} y={86} text={linkLines} tone="muted" />

      <rect x={8} y={118} width={178} height={436} rx={14} fill={tones.accentSoft} opacity={0.55} />
      <rect x={8} y={118} width={178} height={436} rx={14} fill="none" stroke={tones.accent} />
      <Label x={198} y={137} text={['GX device', '(Venus OS)']} size={14} bold tone="accent" />
      <Arrow points="97,118 97,142" tone="accent" width={4} />
      <Box
        x={18}
        y={142}
        width={158}
        height={66}
        tone="accent"
        title="dbus-serialbattery"
        text={['reads, works out', 'limits, publishes']}
      />
      <Arrow points="97,208 97,234" tone="accent" width={4} />
      <rect x={18} y={234} width={158} height={30} rx={8} fill={tones.accent} />
      <Label x={97} y={254} text="D-Bus" bold tone="onAccent" anchor="middle" size={14} />

      {consumers.map(({program, reader, pictogram}, index) => {
        const middle = (rowTops[index] ?? 0) + 20;
        return (
          <Fragment key={program}>
            <Arrow points={`32,320 32,${middle} 56,${middle}`} />
            <Box x={56} y={middle - 20} width={118} height={40} text={program} />
            <Arrow points={`174,${middle} 206,${middle}`} />
            <Device x={206} y={middle - 20} width={128} height={40} pictogram={pictogram} text={reader} />
          </Fragment>
        );
      })}

      <Arrow points="32,264 32,326 56,326" tone="accent" width={4} />
      <Box x={56} y={284} width={118} height={84} tone="soft" title="System" text={['DVCC applies', 'the limits']} />
      <Arrow points="174,304 206,304" tone="accent" width={4} />
      <Arrow points="174,348 206,348" tone="accent" width={4} />
      <Device x={206} y={282} width={128} height={42} pictogram="inverter" text={['Inverter/', 'charger']} />
      <Device x={206} y={328} width={128} height={42} pictogram="sun" text={['MPPT solar', 'chargers']} />
    </Drawing>
  );
}

/** The way of a value: from the BMS through the driver and D-Bus to chargers, screens, VRM and MQTT. */
export function DataPathFigure({versionData}: DataPathFigureProps): ReactNode {
  const links = ['serial', 'Bluetooth', 'CAN', ...(versionData.hasMqtt ? ['MQTT'] : [])];
  const linkText = `${links.slice(0, -1).join(', ')} or ${links[links.length - 1]}`;
  return (
    <Figure
      title="The driver carries the battery's values from its BMS to the chargers, the screens, VRM and MQTT"
      description={
        `The BMS of the battery is connected to the GX device by ${linkText}. On the GX device, the driver dbus-serialbattery ` +
        'reads the BMS and publishes its values on D-Bus, the message bus of Venus OS. Four programs read them there: the system ' +
        'service with DVCC, which passes the limits on to the inverter/charger and the MPPT solar chargers; the GUI, for the ' +
        'display and the browser; the VRM logger, for the VRM portal; and the MQTT broker, for MQTT clients.'
      }
      caption={
        <>
          The driver reads the BMS and puts its values on D-Bus, the message bus of Venus OS. Everything else on the GX
          device takes them from there. DVCC (distributed voltage and current control) passes the driver’s limits to the
          chargers.
        </>
      }
    >
      <WideLayout links={links} />
      <NarrowLayout links={links} />
    </Figure>
  );
}

import type {ReactNode} from 'react';

import {Figure} from '../components/Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';
import {Label} from './shared/Label';
import {tones} from './shared/palette';

interface MenuPage {
  readonly title: string;
  readonly path: string;
}

const newMenu: MenuPage = {title: 'GUIv2', path: 'Settings → System Setup → Charge Control'};
const classicMenu: MenuPage = {title: 'GUIv1', path: 'Settings → DVCC'};

const HEIGHT = 136;

function Menu({y, title, path}: MenuPage & {readonly y: number}): ReactNode {
  return (
    <>
      <Box x={8} y={y} width={324} height={HEIGHT - 12} />
      <Label x={20} y={y + 21} text={title} bold />
      <Label x={20} y={y + 39} text={path} size={12} tone="muted" />
      <line x1={16} x2={324} y1={y + 48} y2={y + 48} stroke={tones.faint} />
      <Label x={20} y={y + 70} text="DVCC" />
      <rect x={282} y={y + 56} width={36} height={20} rx={10} fill={tones.ok} />
      <circle cx={308} cy={y + 66} r={8} fill={tones.canvas} />
      <Label x={274} y={y + 70} text="On" anchor="end" bold />
      <rect x={12} y={y + 84} width={316} height={32} rx={5} fill={tones.okSoft} stroke={tones.ok} strokeWidth={2} />
      <Label x={20} y={y + 105} text="Controlling BMS" bold />
      <Label x={320} y={y + 105} text="SerialBattery …" anchor="end" />
    </>
  );
}

interface ControllingBmsFigureProps {
  /** The one interface that the driver version has pages for; without it both are drawn. */
  readonly only?: 'GUIv1';
}

/** Where the controlling BMS is chosen. */
export function ControllingBmsFigure({only}: ControllingBmsFigureProps): ReactNode {
  const menus = only === 'GUIv1' ? [classicMenu] : [newMenu, classicMenu];
  return (
    <Figure
      title={
        only === 'GUIv1'
          ? 'On the page DVCC, switch DVCC on and choose the battery as Controlling BMS'
          : 'In the new and in the classic interface, switch DVCC on and choose the battery as Controlling BMS on the same page'
      }
      description={
        (only === 'GUIv1'
          ? 'A menu page: Settings, DVCC. It has'
          : 'Two menu pages. New interface, GUIv2: Settings, System Setup, Charge Control. Classic interface, GUIv1: ' +
            'Settings, DVCC. Both have') +
        ' the switch DVCC, which is on, and the entry Controlling BMS, where SerialBattery is chosen.'
      }
      caption="Switch DVCC on, and choose the battery or the aggregator as Controlling BMS."
    >
      <Drawing layout="both" height={HEIGHT * menus.length + 8}>
        {menus.map((menu, index) => (
          <Menu key={menu.title} y={8 + index * HEIGHT} {...menu} />
        ))}
      </Drawing>
    </Figure>
  );
}

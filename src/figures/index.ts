import {AdapterFigure} from './AdapterFigure';
import {CanChainFigure} from './CanChainFigure';
import {ChargeStatesFigure} from './ChargeStatesFigure';
import {ControllingBmsFigure} from './ControllingBmsFigure';
import {CurrentLimitFigure} from './CurrentLimitFigure';
import {DalyToolFigure} from './DalyToolFigure';
import {DataPathFigure} from './DataPathFigure';
import {DeviceListFigure} from './DeviceListFigure';
import {DipSwitchFigure} from './DipSwitchFigure';
import {EditorFigure} from './EditorFigure';
import {GeneralPageFigure} from './GeneralPageFigure';
import {GoodLogFigure} from './GoodLogFigure';
import {InstallerMenuFigure} from './InstallerMenuFigure';
import {IsolationFigure} from './IsolationFigure';
import {JkCablingFigure} from './JkCablingFigure';
import {JkFrontFigure} from './JkFrontFigure';
import {ParametersPageFigure} from './ParametersPageFigure';
import {Rj45PinoutFigure} from './Rj45PinoutFigure';
import {Rs485ChainFigure} from './Rs485ChainFigure';
import {Rs485TopologyFigure} from './Rs485TopologyFigure';
import {SocResetFigure} from './SocResetFigure';
import {StartupFigure} from './StartupFigure';
import {TtlWiringFigure} from './TtlWiringFigure';
import {UpdatePathsFigure} from './UpdatePathsFigure';
import {UsbStickFigure} from './UsbStickFigure';

/**
 * All drawings by the name under which Markdown pages use them. Pages don't import this list but single drawings, see
 * `src/docs-data/remark/importFigures.ts`; it is for checks that want them all.
 */
export const figures = {
  AdapterFigure,
  CanChainFigure,
  ChargeStatesFigure,
  ControllingBmsFigure,
  CurrentLimitFigure,
  DalyToolFigure,
  DataPathFigure,
  DeviceListFigure,
  DipSwitchFigure,
  EditorFigure,
  GeneralPageFigure,
  GoodLogFigure,
  InstallerMenuFigure,
  IsolationFigure,
  JkCablingFigure,
  JkFrontFigure,
  ParametersPageFigure,
  Rj45PinoutFigure,
  Rs485ChainFigure,
  Rs485TopologyFigure,
  SocResetFigure,
  StartupFigure,
  TtlWiringFigure,
  UpdatePathsFigure,
  UsbStickFigure,
} as const;

import {CanChainFigure} from './CanChainFigure';
import {ChargeStatesFigure} from './ChargeStatesFigure';
import {CurrentLimitFigure} from './CurrentLimitFigure';
import {DalyToolFigure} from './DalyToolFigure';
import {DataPathFigure} from './DataPathFigure';
import {DipSwitchFigure} from './DipSwitchFigure';
import {IsolationFigure} from './IsolationFigure';
import {JkCablingFigure} from './JkCablingFigure';
import {JkFrontFigure} from './JkFrontFigure';
import {Rj45PinoutFigure} from './Rj45PinoutFigure';
import {Rs485ChainFigure} from './Rs485ChainFigure';
import {Rs485TopologyFigure} from './Rs485TopologyFigure';
import {SocResetFigure} from './SocResetFigure';
import {StartupFigure} from './StartupFigure';
import {TtlWiringFigure} from './TtlWiringFigure';
import {UpdatePathsFigure} from './UpdatePathsFigure';

/**
 * All drawings by the name under which Markdown pages use them. Pages don't import this list but single drawings, see
 * `src/docs-data/remark/importFigures.ts`; it is for checks that want them all.
 */
export const figures = {
  CanChainFigure,
  ChargeStatesFigure,
  CurrentLimitFigure,
  DalyToolFigure,
  DataPathFigure,
  DipSwitchFigure,
  IsolationFigure,
  JkCablingFigure,
  JkFrontFigure,
  Rj45PinoutFigure,
  Rs485ChainFigure,
  Rs485TopologyFigure,
  SocResetFigure,
  StartupFigure,
  TtlWiringFigure,
  UpdatePathsFigure,
} as const;

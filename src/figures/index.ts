/*
 * All drawings by the name under which Markdown pages use them. Pages don't import this list but single drawings, see
 * `src/docs-data/remark/importFigures.ts`; it is for checks that want them all.
 */
export {AdapterFigure} from './AdapterFigure';
export {CanChainFigure} from './CanChainFigure';
export {ChargeStatesFigure} from './ChargeStatesFigure';
export {ControllingBmsFigure} from './ControllingBmsFigure';
export {CurrentLimitFigure} from './CurrentLimitFigure';
export {DalyToolFigure} from './DalyToolFigure';
export {DataPathFigure} from './DataPathFigure';
export {DeviceListFigure} from './DeviceListFigure';
export {DipSwitchFigure} from './DipSwitchFigure';
export {EditorFigure} from './EditorFigure';
export {GeneralPageFigure} from './GeneralPageFigure';
export {GoodLogFigure} from './GoodLogFigure';
export {InstallerMenuFigure} from './InstallerMenuFigure';
export {IsolationFigure} from './IsolationFigure';
export {JkCablingFigure} from './JkCablingFigure';
export {JkFrontFigure} from './JkFrontFigure';
export {ParametersPageFigure} from './ParametersPageFigure';
export {Rj45PinoutFigure} from './Rj45PinoutFigure';
export {Rs485ChainFigure} from './Rs485ChainFigure';
export {Rs485TopologyFigure} from './Rs485TopologyFigure';
export {SocResetFigure} from './SocResetFigure';
export {StartupFigure} from './StartupFigure';
export {TtlWiringFigure} from './TtlWiringFigure';
export {UpdatePathsFigure} from './UpdatePathsFigure';
export {UsbStickFigure} from './UsbStickFigure';

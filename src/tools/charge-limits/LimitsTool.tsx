import {type ReactNode, useDeferredValue, useMemo} from 'react';
import {useAddressState} from '../shared/useAddressState.ts';
import {useToolVersion} from '../shared/useToolVersion.ts';
import {LimitsView} from './LimitsView.tsx';
import {configLines} from './configLines.ts';
import {bmsLimits, catalog, engineVersion} from './engine.ts';
import {limitsAddress} from './state.ts';

export function LimitsTool(): ReactNode {
  const [state, setState] = useAddressState(limitsAddress);
  const choice = useToolVersion(state.version);
  const version = engineVersion(choice.version.name);
  const shown = useDeferredValue(state);
  const lines = useMemo(() => configLines(catalog, version, shown.settings), [version, shown.settings]);
  return (
    <LimitsView
      state={state}
      shown={shown}
      choice={choice}
      version={version}
      allBms={bmsLimits[choice.version.name] ?? []}
      lines={lines}
      onState={setState}
    />
  );
}

import {findVersion} from '@site/src/versions/driverVersion';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';

interface VersionChoice {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
}

export interface ToolVersionChoice {
  readonly versions: readonly VersionChoice[];
  readonly version: VersionChoice;
  /** What the address asks for and this documentation does not have; undefined when all is well. */
  readonly unknown: string | undefined;
}

/**
 * The version a tool works with: the one in the address, else the one the reader read last, else the latest.
 * @param wanted value of `version` in the address; empty when it has none
 */
export function useToolVersion(wanted: string): ToolVersionChoice {
  const {versions, activeVersion} = useActiveVersion();
  const found = findVersion(versions, wanted);
  return {versions, version: found ?? activeVersion, unknown: found || wanted === '' ? undefined : wanted};
}

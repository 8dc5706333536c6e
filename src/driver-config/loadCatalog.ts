import {bluetoothModulesOf, bmsRulesOf} from '../docs-data/bmsRules.ts';
import {loadAllVersions} from '../docs-data/load.ts';
import {createCatalog, type Catalog} from './catalog.ts';

/**
 * The settings of all documented versions. The only part of the engine that needs Node.
 * @param root folder of the project
 * @throws when a docs folder has no data
 */
export function loadCatalog(root: string): Catalog {
  return createCatalog(
    loadAllVersions(root).map(
      ({docs: {name, label}, settings: {version, settings}, renames, behaviour, traps, bms}) => ({
        name,
        label,
        driverVersion: version,
        settings,
        renames,
        bms: bmsRulesOf(behaviour, traps),
        bluetoothModules: bluetoothModulesOf(bms),
      }),
    ),
  );
}

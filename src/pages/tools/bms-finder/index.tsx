import type {ReactNode} from 'react';
import {ToolPage} from '../../../tools/shared/ToolPage.tsx';
import {Finder} from '../../../tools/bms-finder/Finder.tsx';
import {PlainTable} from '../../../tools/bms-finder/PlainTable.tsx';

/** `/tools/bms-finder`: does the driver know this BMS, and over which cable? */
export default function BmsFinder(): ReactNode {
  return (
    <ToolPage
      title="BMS finder"
      description="Find out whether your battery management system works with the driver on Venus OS, over which connection, and what the driver reads and controls with it."
      intro="Does your battery management system (BMS) work with the driver, and over which cable?"
      withoutScript={<PlainTable />}
    >
      <Finder />
    </ToolPage>
  );
}

import type {ReactNode} from 'react';
import {ToolPage} from '../../../tools/shared/ToolPage.tsx';
import {VersionLinks} from '../../../tools/shared/VersionLinks.tsx';
import {LimitsTool} from '../../../tools/charge-limits/LimitsTool.tsx';

/** `/tools/charge-limits`: which limits does the driver ask for, and what are the lines for other ones? */
export default function ChargeLimits(): ReactNode {
  return (
    <ToolPage
      title="Charge limits"
      description="See which charge voltage, charge current and discharge current the driver asks for with your cells, temperatures and settings, and copy the config.ini lines for them."
      intro="Which voltage and currents the driver asks your chargers and inverter for, and why."
      withoutScript={<WithoutScript />}
    >
      <LimitsTool />
    </ToolPage>
  );
}

/** The results below are part of the page; only the inputs need JavaScript. */
function WithoutScript(): ReactNode {
  return (
    <p>
      Changing numbers needs JavaScript. Below are the limits that the latest version asks for with its default settings
      and 16 cells. The default limits and curves of your version are on its Features page:{' '}
      <VersionLinks doc="general/features" />.
    </p>
  );
}

import {type ReactNode, lazy} from 'react';
import {ToolPage} from '../../../tools/shared/ToolPage.tsx';
import {VersionLinks} from '../../../tools/shared/VersionLinks.tsx';
import {Checker} from '../../../tools/config-checker/Checker.tsx';

/**
 * React renders `noscript` on the server only, so the browser never loads this. Without a Suspense boundary on purpose:
 * the server would put its content at the end of the page, for a script to move it.
 */
const SettingsFallback = lazy(
  () => import(/* webpackChunkName: "settings-fallback" */ '../../../tools/config-checker/SettingsFallback.tsx'),
);

/** `/tools/config-checker`: what would the driver do with this file? */
export default function ConfigChecker(): ReactNode {
  return (
    <ToolPage
      title="Config checker"
      description="Check your config.ini line by line as your version of the driver reads it, repair what is wrong, and move it to another driver version with comments and order kept."
      intro="Reads your config.ini line by line as your driver version does, and repairs it."
      withoutScript={<WithoutScript />}
    >
      <Checker />
    </ToolPage>
  );
}

function WithoutScript(): ReactNode {
  return (
    <>
      <p>
        The checker works in your browser and needs JavaScript. Without it, compare your file with the settings below,
        which are those of the latest version. All settings of your version:{' '}
        <VersionLinks doc="general/install" anchor="#all-settings" />.
      </p>
      <SettingsFallback />
    </>
  );
}

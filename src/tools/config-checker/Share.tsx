import {type ReactNode, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {CopyButton} from '@site/src/components/CopyButton';
import {Button} from '../shared/Button.tsx';
import {longestShared, packIntoHash} from './share.ts';
import shared from '../shared/styles.module.css';

/** Address with the file in it, made only when the reader asks for it. */
export function Share({text, version}: {readonly text: string; readonly version: string}): ReactNode {
  const history = useHistory();
  const [link, setLink] = useState<{readonly text: string; readonly version: string; readonly address: string}>();
  const [hasFailed, setFailed] = useState(false);
  const make = async (): Promise<void> => {
    try {
      const hash = await packIntoHash(text);
      const {pathname} = history.location;
      const search = `?${new URLSearchParams({version}).toString()}`;
      const href = history.createHref({pathname, search, hash, state: undefined});
      setLink({text, version, address: new URL(href, window.location.href).href});
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const isCurrent = link?.text === text && link.version === version;
  return (
    <details onToggle={(event) => event.currentTarget.open && void make()}>
      <summary>Share by address</summary>
      <p className={shared.hint}>
        The address holds your file behind the # sign. Browsers do not send that part anywhere; who gets the address can
        read the file.
      </p>
      {hasFailed && <p role="alert">This browser cannot pack the file. Send the downloaded file instead.</p>}
      {link && isCurrent ? (
        <>
          <input className={shared.control} readOnly aria-label="Address with your file" value={link.address} />
          <CopyButton kind="text" className={shared.button} value={link.address}>
            Copy the address
          </CopyButton>
          {link.address.length > longestShared && (
            <p className={shared.hint}>It is long: messengers may cut it. Send the file instead.</p>
          )}
        </>
      ) : (
        link && <Button onClick={() => void make()}>Make the address of the changed file</Button>
      )}
    </details>
  );
}

import https from 'node:https';
import type {AddressInfo} from 'node:net';
import {generate} from 'selfsigned';

/** The only third-party script in the default build. It arrives empty unless a test answers it itself. */
export const translateScript = 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';

export interface TranslateHost {
  /** Arguments with which Chromium finds the host here, and no host besides this machine. */
  readonly chromiumArgs: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * A stand-in for the host of the translation, on a free port of this machine. A server and not an intercepted request:
 * Chromium keeps nothing in its cache as long as any request is intercepted, and each load of a page takes a quarter longer.
 */
export async function startTranslateHost(): Promise<TranslateHost> {
  const {private: key, cert} = await generate([{name: 'commonName', value: 'stand-in.invalid'}], {keyType: 'ec'});
  const server = https.createServer({key, cert}, (_, response) => {
    response.writeHead(200, {'content-type': 'text/javascript', 'cache-control': 'max-age=600'}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const rules = [
    `MAP ${new URL(translateScript).host} 127.0.0.1:${port}`,
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
    'EXCLUDE localhost',
  ];
  return {
    chromiumArgs: [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'],
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

#!/usr/bin/env node
// Builds the production site and serves it: npm start [-- --port N]
import {parseArgs} from 'node:util';
import {freePort} from './lib/freePort.mjs';
import {run} from './lib/run.mjs';

const defaultPort = 3000;

function readPort() {
  const {values} = parseArgs({options: {port: {type: 'string'}}});
  if (values.port === undefined) return null;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port ${values.port}: a port is a number from 1 to 65535.`);
  }
  return port;
}

try {
  const wanted = readPort();
  const port = wanted ?? (await freePort(defaultPort));
  const built = await run('npx', ['docusaurus', 'build']);
  if (built !== 0) process.exit(built);
  // Docusaurus prints the address once the server listens.
  process.exit(await run('npx', ['docusaurus', 'serve', '--no-open', '--port', String(port)]));
} catch (error) {
  console.error(error.message);
  process.exit(2);
}

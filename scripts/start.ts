#!/usr/bin/env -S npx tsx
// Builds the production site and serves it: npm start [-- --port N]
import {parseArgs} from 'node:util';
import {freePort} from './lib/freePort.ts';
import {run} from './lib/run.ts';
import {runCommand} from './lib/runCommand.ts';

const defaultPort = 3000;

function readPort(): number | null {
  const {values} = parseArgs({options: {port: {type: 'string'}}});
  if (values.port === undefined) return null;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port ${values.port}: a port is a number from 1 to 65535.`);
  }
  return port;
}

void runCommand(
  async () => {
    const wanted = readPort();
    const port = wanted ?? (await freePort(defaultPort));
    const built = await run('npx', ['docusaurus', 'build']);
    if (built !== 0) return built;
    // Docusaurus prints the address once the server listens.
    return run('npx', ['docusaurus', 'serve', '--no-open', '--port', String(port)]);
  },
  {usage: 'Usage: npm start -- [--port <number>]', failure: 2},
);

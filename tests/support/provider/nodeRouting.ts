// Lets Node's HTTPS clients find the stand-in under the provider's names, as the resolver
// rules do for the browser. Also loaded with --import by tests of command-line tools.
import https from 'node:https';

/**
 * @param port of the stand-in
 * @returns what undoes it
 */
export function routeHttpsTo(port: number): () => void {
  const original = https.Agent.prototype.createConnection;
  https.Agent.prototype.createConnection = function createConnection(options, ...rest) {
    return original.call(this, {...options, host: '127.0.0.1', port, rejectUnauthorized: false}, ...rest);
  };
  return () => {
    https.Agent.prototype.createConnection = original;
  };
}

if (process.env.STAND_IN_PORT) routeHttpsTo(Number(process.env.STAND_IN_PORT));

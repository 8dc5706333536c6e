import net from 'node:net';

function tryPort(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(null));
    server.listen(port, () => {
      const {port: taken} = server.address();
      server.close(() => resolve(taken));
    });
  });
}

/**
 * The wanted port when it is free, else any free one.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export async function freePort(wanted) {
  return (await tryPort(wanted)) ?? (await tryPort(0));
}

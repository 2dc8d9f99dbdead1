import { connect } from 'node:net';

/** Sends bytes unaltered, which `fetch` cannot, and returns everything received until the server closes. */
export function rawRequest(url: string, chunks: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => {
      for (const chunk of chunks) socket.write(chunk);
    });
    socket.setTimeout(10_000, () => {
      reject(new Error('the server kept the connection open'));
      socket.destroy();
    });
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    // A reset after the answer counts as an end.
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
    socket.on('close', () => resolve(received));
  });
}

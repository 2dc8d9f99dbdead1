import { connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** Connections are refused, and the present ones cut. */
  refuse(): Promise<void>;
  /** Connections are let through. */
  accept(): Promise<void>;
  /** Connections stay open, but nothing comes through any more. */
  hang(): void;
};

/** Stands between the server and its database, and fails on demand. It refuses at first. */
export async function startRelay(host: string, port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const target = connect(port, host);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (data) => isHanging || target.write(data));
    target.on('data', (data) => isHanging || client.write(data));
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
  });
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  const refuse = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await refuse();
  return {
    port: own,
    refuse,
    async accept() {
      isHanging = false;
      await listen(own);
    },
    hang() {
      isHanging = true;
    },
  };
}

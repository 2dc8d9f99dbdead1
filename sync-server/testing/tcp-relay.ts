import { connect, createServer, type Socket } from 'node:net';

/** How a relay lets go of its connections: closed, reset, or left open with nobody behind them. */
export type Cut = 'close' | 'reset' | 'leave';

export type Relay = {
  port: number;
  /** Connections are refused, and the present ones cut. */
  refuse(): Promise<void>;
  /** Connections are let through. */
  accept(): Promise<void>;
  /** Connections stay open, but nothing comes through any more. */
  hang(): void;
  /** Everything that comes through takes so long from now on, each way. */
  slowDown(delayMs: number): void;
  /**
   * The server behind the relay dies: its ends are gone, the callers' ends are cut in this way once what is under way
   * has passed, and new connections are accepted and find nobody. `accept` brings the server back.
   */
  die(cut: Cut): void;
};

/** Stands between the server and its database, and fails on demand. It refuses at first. */
export async function startRelay(host: string, port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const targets = new Set<Socket>();
  let isHanging = false;
  let delayMs = 0;
  let cut: Cut = 'close';
  let isDead = false;

  /** After all that is on its way at the present speed. */
  function later(act: () => void): void {
    if (delayMs === 0) act();
    else setTimeout(act, delayMs);
  }

  function letGo(client: Socket): void {
    if (cut === 'leave') return;
    if (cut === 'reset') client.resetAndDestroy();
    else client.destroy();
  }

  function pass(from: Socket, to: Socket): void {
    from.on('data', (data) => later(() => isHanging || to.destroyed || to.write(data)));
  }

  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    if (isDead) {
      later(() => letGo(client));
      return;
    }
    const target = connect(port, host);
    for (const set of [sockets, targets]) {
      set.add(target);
      target.on('close', () => set.delete(target));
    }
    target.on('error', () => target.destroy());
    pass(client, target);
    pass(target, client);
    client.on('close', () => target.destroy());
    target.on('close', () => later(() => letGo(client)));
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
      isDead = false;
      cut = 'close';
      if (!server.listening) await listen(own);
    },
    hang() {
      isHanging = true;
    },
    slowDown(milliseconds) {
      delayMs = milliseconds;
    },
    die(how) {
      isDead = true;
      cut = how;
      for (const target of targets) target.destroy();
    },
  };
}

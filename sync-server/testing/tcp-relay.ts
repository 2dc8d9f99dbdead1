import { connect, createServer, type Socket } from 'node:net';

/** How a relay drops its connections: closed, reset, or left open without a peer. */
export type Cut = 'close' | 'reset' | 'leave';

export type Relay = {
  port: number;
  /** Refuses new connections and cuts the present ones. */
  refuse(): Promise<void>;
  /** Accepts connections, and ends `hang` and `die` but not `slowDown`. */
  accept(): Promise<void>;
  /** Keeps connections open but forwards nothing. */
  hang(): void;
  /** Delays everything it forwards by `delayMs` from now on, in each direction. */
  slowDown(delayMs: number): void;
  /**
   * The server behind the relay dies: its ends close, the callers' ends are cut in this way after pending data has been
   * forwarded, and new connections are accepted without a peer. `accept` brings the server back.
   */
  die(cut: Cut): void;
};

/** A TCP relay between server and database that fails on demand. Refuses connections at first. */
export async function startRelay(host: string, port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const targets = new Set<Socket>();
  let isHanging = false;
  let delayMs = 0;
  let cut: Cut = 'close';
  let isDead = false;

  /** Runs after everything pending at the present delay. */
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

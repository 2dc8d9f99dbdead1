import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Use = {
  /** Answers that have not wholly left. */
  answers: number;
  /** How much had arrived when the last of them had. */
  bytesAtRest: number;
};

/**
 * Closes connections on which nothing is under way. Node's own `closeIdleConnections` takes one for idle as soon as the
 * program has written its answer, however much of it still waits for a slow reader.
 */
export function restingConnections(server: Server): { close(): void } {
  const open = new Map<Socket, Use>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, { answers: 0, bytesAtRest: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const use = open.get(socket);
    if (use === undefined) return;
    use.answers += 1;
    response.once('close', () => {
      use.answers -= 1;
      use.bytesAtRest = socket.bytesRead;
    });
  });
  return {
    close() {
      for (const [socket, { answers, bytesAtRest }] of open) {
        const isArriving = socket.bytesRead > bytesAtRest;
        if (answers === 0 && !isArriving) socket.destroy();
      }
    },
  };
}

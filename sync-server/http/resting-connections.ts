import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Use = {
  /** Answers not yet fully sent. */
  answers: number;
  /** Bytes received when the last answer was complete. */
  bytesAtRest: number;
};

/**
 * Closes idle connections. Node's own `closeIdleConnections` considers one idle as soon as the program has written
 * its answer, however much of it a slow reader has yet to receive.
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

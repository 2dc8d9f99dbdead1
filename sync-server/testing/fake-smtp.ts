import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type FakeSmtp = {
  url: string;
  /** Whole messages, in the order of arrival. */
  messages: string[];
  /**
   * What becomes of the next messages: 'is full' takes no message (552), 'is slow' takes each `delayMs` after it has it whole, 'hangs' has it whole and
   * never answers, 'hangs early' never answers who it is for.
   */
  mood: 'takes' | 'refuses' | 'is busy' | 'is full' | 'is slow' | 'hangs' | 'hangs early';
  delayMs: number;
  /** Messages whose recipient was asked for and got no answer. */
  waiting: number;
  /** Breaks off every connection. */
  hangUp(): void;
  stop(): Promise<void>;
};

/** A mail server on a free port that takes everything, or refuses recipients for good or for now. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const fake: FakeSmtp = {
    url: '',
    messages: [],
    mood: 'takes',
    delayMs: 0,
    waiting: 0,
    hangUp: () => undefined,
    stop: async () => undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (fake.mood === 'hangs early') {
        fake.waiting += 1;
        return;
      }
      if (fake.mood !== 'refuses' && fake.mood !== 'is busy') return done();
      const refusal = new Error('no') as Error & { responseCode: number };
      refusal.responseCode = fake.mood === 'refuses' ? 550 : 451;
      done(refusal);
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        if (fake.mood === 'is full') {
          const refusal = new Error('no room') as Error & { responseCode: number };
          refusal.responseCode = 552;
          return done(refusal);
        }
        fake.messages.push(text);
        if (fake.mood === 'is slow') setTimeout(done, fake.delayMs);
        else if (fake.mood !== 'hangs') done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  fake.url = `smtp://127.0.0.1:${port}`;
  // A client that was killed breaks its connections.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  fake.hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  fake.stop = () =>
    new Promise((resolve) => {
      // Those that hang would keep it open.
      fake.hangUp();
      server.close(() => resolve());
    });
  return fake;
}

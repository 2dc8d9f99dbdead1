import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type FakeSmtp = {
  url: string;
  /** Complete messages, in order of arrival. */
  messages: string[];
  /**
   * Behaviour for the next messages: 'takes' accepts each; 'refuses' and 'is busy' reject the recipient,
   * permanently (550) or temporarily (451); 'is full' rejects the message (552); 'is slow' answers `delayMs`
   * after receiving it in full; 'hangs' receives it in full and never answers; 'hangs early' leaves RCPT TO
   * unanswered.
   */
  behaviour: 'takes' | 'refuses' | 'is busy' | 'is full' | 'is slow' | 'hangs' | 'hangs early';
  delayMs: number;
  /** Called once each message has arrived in full, before it is answered. */
  onMessage: () => void;
  /** Number of RCPT TO commands left unanswered. */
  waiting: number;
  /** Drops every connection. */
  hangUp(): void;
  stop(): Promise<void>;
};

/** A fake SMTP server on a free port. It accepts everything until a test changes its `behaviour`. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const fake: FakeSmtp = {
    url: '',
    messages: [],
    behaviour: 'takes',
    delayMs: 0,
    onMessage: () => undefined,
    waiting: 0,
    hangUp: () => undefined,
    stop: async () => undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (fake.behaviour === 'hangs early') {
        fake.waiting += 1;
        return;
      }
      if (fake.behaviour !== 'refuses' && fake.behaviour !== 'is busy') return done();
      const refusal = new Error('no') as Error & { responseCode: number };
      refusal.responseCode = fake.behaviour === 'refuses' ? 550 : 451;
      done(refusal);
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        if (fake.behaviour === 'is full') {
          const refusal = new Error('no room') as Error & { responseCode: number };
          refusal.responseCode = 552;
          return done(refusal);
        }
        fake.messages.push(text);
        fake.onMessage();
        if (fake.behaviour === 'is slow') setTimeout(done, fake.delayMs);
        else if (fake.behaviour !== 'hangs') done();
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
  // Killed clients reset their connections.
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
      // Hanging connections would keep the server open.
      fake.hangUp();
      server.close(() => resolve());
    });
  return fake;
}

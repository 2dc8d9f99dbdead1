import { SMTPServer } from 'smtp-server';

export type FakeSmtp = {
  url: string;
  /** Whole messages, in the order of arrival. */
  messages: string[];
  /** What becomes of the next recipients. */
  mood: 'takes' | 'refuses' | 'is busy';
  stop(): Promise<void>;
};

/** A mail server on a free port that takes everything, or refuses recipients for good or for now. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const fake: FakeSmtp = { url: '', messages: [], mood: 'takes', stop: async () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (fake.mood === 'takes') return done();
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
        fake.messages.push(text);
        done();
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
  fake.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return fake;
}

import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every message. */
export type MailSink = {
  url: string;
  /** Whole messages, in order of arrival. */
  messages: string[];
  stop(): void;
};

export async function startMailSink(): Promise<MailSink> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        messages.push(text);
        done();
      });
    },
  });
  // Killed servers reset their connections.
  server.on('error', () => undefined);
  const address = await new Promise<unknown>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve(listener.address()));
  });
  const { port } = address as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, messages, stop: () => void server.close() };
}

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prompts at the terminal without echo. */
async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  process.stderr.write('\n');
  return answer;
}

/** First line of piped input; empty without one. */
async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/**
 * Reads a new password: typed twice at the terminal, or the first line of standard input.
 * @returns null if the two differ
 */
export async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return await firstLine();
  const first = await askHidden('New password: ');
  return (await askHidden('Once more: ')) === first ? first : null;
}

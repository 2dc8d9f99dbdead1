import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks at the terminal; what is typed is not shown. */
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

/** The first line of what another program hands over; empty where there is none. */
async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/**
 * A new password: typed twice at the terminal, or the first line of the standard input.
 * @returns null where the two are not the same
 */
export async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return await firstLine();
  const first = await askHidden('New password: ');
  return (await askHidden('Once more: ')) === first ? first : null;
}

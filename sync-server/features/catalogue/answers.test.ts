import { setImmediate, setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PreparedAnswer, preparedAnswer } from '../../http/prepared-answer.ts';
import { createAnswers } from './answers.ts';
import type { Snapshot } from './snapshot.ts';

const PATIENCE_MS = 20;

/** A snapshot at a revision, with rows of these revisions. */
function snapshot(revision: number, rows = Array.from({ length: revision + 1 }, (_, n) => n)): Snapshot {
  const changes = rows.map((each) => ({ revision: each }));
  return { epoch: 'e', revision, isWriting: false, changes } as unknown as Snapshot;
}
const textOf = (answer: PreparedAnswer) => answer.variants.identity.body.toString();
const answerOf = (text: string) =>
  preparedAnswer({ type: 'text/plain', cacheControl: 'no-cache', headers: {}, body: Buffer.from(text) });

describe('an answer that has to be recomputed', () => {
  let now = 0;
  let answers: ReturnType<typeof createAnswers>;
  /** Each ends a computation in progress with a text; oldest first. */
  let finish: ((text: string) => void)[];
  const ask = (revision: number, mayLag: boolean) =>
    answers
      .prepare(
        '/page',
        snapshots[revision] as Snapshot,
        () => new Promise((resolve) => finish.push((text) => resolve(answerOf(text)))),
        { mayLag },
      )
      .then(textOf);
  let snapshots: Snapshot[];
  beforeEach(async () => {
    now = 0;
    finish = [];
    snapshots = [0, 1, 2].map((revision) => snapshot(revision));
    answers = createAnswers(() => now, PATIENCE_MS);
    const first = ask(0, true);
    finish.shift()?.('first');
    expect(await first).toBe('first');
  });

  it('may lack recent additions, if allowed and the next takes long to compute', async () => {
    expect(await ask(1, true)).toBe('first');
    expect(await ask(1, true)).toBe('first');
    expect(finish).toHaveLength(1);
    finish.shift()?.('second');
    await expect.poll(() => ask(1, true)).toBe('second');
    expect(answers.ready('/page', snapshots[1] as Snapshot)).toBeDefined();
  });

  it('never shows changed or withdrawn content, however long the next takes', async () => {
    // The row of revision 0 has changed since.
    snapshots[1] = snapshot(1, [1]);
    let isSent = false;
    const next = ask(1, true).finally(() => {
      isSent = true;
    });
    await setTimeout(3 * PATIENCE_MS);
    expect(isSent).toBe(false);
    finish.shift()?.('second');
    expect(await next).toBe('second');
  });

  it('is waited for if it must not lag', async () => {
    const next = ask(1, false);
    finish.shift()?.('second');
    expect(await next).toBe('second');
  });

  it('is waited for if the old one is too old', async () => {
    // A newer snapshot supersedes that of the first answer, which may then be served for 15 s.
    answers.ready('/other', snapshots[1] as Snapshot);
    now += 15_000;
    const next = ask(2, true);
    finish.shift()?.('second');
    expect(await next).toBe('second');
  });

  it('that failed is recomputed at the next call', async () => {
    const refused = answers.prepare(
      '/page',
      snapshots[1] as Snapshot,
      () => Promise.reject(new Error('busy')),
      {
        mayLag: true,
      },
    );
    expect(textOf(await refused)).toBe('first');
    await setImmediate();
    // From here the first answer is too old to be served.
    now += 15_000;
    const next = ask(1, true);
    finish.shift()?.('second');
    expect(await next).toBe('second');
  });
});

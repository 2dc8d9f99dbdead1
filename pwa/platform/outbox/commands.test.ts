import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionOutcome } from '#domain/submission/submission';
import { emptyQueue } from '../../testing/clean-slate.ts';
import { askOutcomes, enqueue } from './commands.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import type { OutboxItem } from './item.ts';
import { deviceOutbox } from './store.ts';

const [, RECIPE] = ENTRY_OF_EACH_TYPE;
const REJECTED: SubmissionOutcome = { status: 'rejected', recipeId: null, reply: 'Weigh the rice.' };

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

function server(answer: () => Response) {
  const send = vi.fn(async (_path: string) => answer());
  return { send, options: { fetch: send as unknown as typeof fetch } };
}

async function sentRecipe(): Promise<string> {
  const { id } = await enqueue(RECIPE);
  await deviceOutbox.change(id, ({ id, v, seq, type, title }) => {
    return { id, v, seq, type, title, status: 'sent', sentAt: '2026-03-01T12:00:00.000Z' } as OutboxItem;
  });
  return id;
}

const storedItem = async (id: string) =>
  (await deviceOutbox.list()).find((item) => item.id === id) as { outcome?: SubmissionOutcome };

beforeEach(emptyQueue);

describe('askOutcomes', () => {
  it('asks about each delivered recipe and nothing else, and keeps the answer', async () => {
    for (const entry of ENTRY_OF_EACH_TYPE) await enqueue(entry);
    const id = await sentRecipe();
    const { send, options } = server(() => json(REJECTED));
    await askOutcomes(options);
    expect(send.mock.calls.map(([path]) => path)).toEqual([`/api/recipes/submissions/${id}`]);
    expect((await storedItem(id)).outcome).toEqual(REJECTED);
  });

  it.each([
    ['a portal’s page', () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['other JSON', () => json({ status: 'lost' })],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')) as unknown as Response],
  ])('keeps the last answer on %s', async (_what, answer) => {
    const id = await sentRecipe();
    await askOutcomes(server(() => json(REJECTED)).options);
    await askOutcomes(server(answer).options);
    expect((await storedItem(id)).outcome).toEqual(REJECTED);
  });
});

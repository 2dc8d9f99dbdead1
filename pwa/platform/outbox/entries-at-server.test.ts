// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerLost, problem } from '../../e2e/harness/faults.ts';
import { queuesAtServer } from '../../testing/queue-at-server.ts';
import type { NewEntry } from './entry.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';

const newQueue = queuesAtServer();
/** One pixel. */
const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const [review, recipe, contact, newsletter, share, report] = ENTRY_OF_EACH_TYPE;
const aReview = (comment: string): NewEntry => ({
  ...review,
  recipeId: 1,
  draft: { ...review.draft, comment },
  photo: { bytes: PICTURE.buffer, mediaType: 'image/png' },
});
const aMessage = (message: string): NewEntry => ({ ...contact, draft: { ...contact.draft, message } });
const aRecipe = (title: string) => ({ ...recipe, draft: { ...recipe.draft, title } });

it('fault 25: answers to every type are lost after the commit, and each item takes effect once', async () => {
  const { server, proxy, commands, deliver, store, statuses, held, subscriptionsOf } = newQueue();
  await commands.enqueue(aReview('Every answer lost.'));
  await commands.enqueue(aRecipe('Supper of lost answers'));
  await commands.enqueue(aMessage('How much does a lost answer weigh?'));
  await commands.enqueue(newsletter);
  await commands.enqueue({ ...share, recipeId: 1 });
  await commands.enqueue({ ...report, draft: { ...report.draft, comment: 'Lost answers are no food.' } });
  for (const path of [
    /\/ratings$/,
    /^\/api\/recipes$/,
    /\/contact$/,
    /\/newsletter$/,
    /\/share\//,
    /\/safety/,
  ])
    proxy.break('POST', path, answerLost, 1);
  proxy.break('PUT', /\/photo$/, answerLost, 1);
  await deliver();
  expect(await statuses()).toEqual(Array.from({ length: 7 }, () => 'sent'));
  const replays = proxy.passed.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
  expect(replays).toHaveLength(7);
  expect(await held('review', ['Every answer lost.'])).toHaveLength(1);
  expect(await held('photo', ['Every answer lost.'])).toHaveLength(1);
  expect(await held('recipe', ['Supper of lost answers'])).toHaveLength(1);
  expect(await held('contact', ['How much does a lost answer weigh?'])).toHaveLength(1);
  expect(await held('report', ['Lost answers are no food.'])).toHaveLength(1);
  expect(await subscriptionsOf('jo@example.com')).toHaveLength(1);
  const folder = join(server.config.dataDir, 'outbox');
  const mails = await Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  expect(mails.filter((mail) => mail.includes('sam@example.com'))).toHaveLength(1);
  // No trace of the delivered content stays on the device.
  const rows = JSON.stringify(await store.list());
  for (const text of ['Every answer lost.', 'How much does a lost answer weigh?', 'sam@example.com'])
    expect(rows).not.toContain(text);
});

describe('refused by the server', () => {
  it('a review holds up no other, and arrives once as corrected, with its photo', async () => {
    const { proxy, commands, flush, enqueue, store, statuses, held } = newQueue();
    const texts = ['Too rude for the server.', 'Quite another.', 'Polite enough.'];
    const [first = '', other = '', better = ''] = texts;
    proxy.break('POST', /\/ratings$/, problem(422, 'invalid', 'That word is not for this kitchen.'), 1);
    const before = proxy.seen.length;
    const { id } = await commands.enqueue(aReview(first));
    await enqueue(other);
    await flush();
    expect(await statuses()).toEqual(['refused', 'waiting', 'sent']);
    expect((await store.list())[0]).toMatchObject({
      id,
      lastProblem: { detail: 'That word is not for this kitchen.' },
      body: { draft: { comment: first } },
    });
    await commands.editItem(id, { rating: 5, userName: 'Ada', comment: better });
    await flush();
    expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
    expect((await store.list()).map((item) => item.id)).not.toContain(id);
    expect(await held('review', texts)).toEqual([better, other]);
    expect(await held('photo', texts)).toEqual([better]);
    // Three texts and one photo.
    expect(proxy.seen.slice(before).map((request) => request.replace(/ .*\//, ' '))).toEqual([
      'POST ratings',
      'POST ratings',
      'POST ratings',
      'PUT photo',
    ]);
  });

  it('a message arrives once as corrected', async () => {
    const { proxy, commands, flush, store, statuses, held } = newQueue();
    const texts = ['No messages like this one.', 'A much better message.'];
    const [first = '', better = ''] = texts;
    proxy.break('POST', /^\/api\/contact$/, problem(400, 'invalid', 'No messages like this.'), 1);
    const { id } = await commands.enqueue(aMessage(first));
    await flush();
    expect(await store.list()).toMatchObject([
      { status: 'refused', lastProblem: { detail: 'No messages like this.' } },
    ]);
    await commands.editItem(id, { ...contact.draft, message: better });
    await flush();
    expect(await statuses()).toEqual(['sent']);
    expect(await held('contact', texts)).toEqual([better]);
  });

  it('a recipe arrives once as corrected', async () => {
    const { proxy, commands, flush, statuses, held } = newQueue();
    const titles = ['Not a supper', 'A better supper'];
    const [first = '', better = ''] = titles;
    proxy.break('POST', /^\/api\/recipes$/, problem(400, 'invalid', 'Not a recipe for here.'), 1);
    const { id } = await commands.enqueue(aRecipe(first));
    await flush();
    expect(await statuses()).toEqual(['refused']);
    await commands.editItem(id, aRecipe(better).draft);
    await flush();
    expect(await statuses()).toEqual(['sent']);
    expect(await held('recipe', titles)).toEqual([better]);
  });
});

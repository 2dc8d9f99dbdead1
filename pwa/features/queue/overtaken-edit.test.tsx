import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { saveDraft } from '../../platform/database/drafts.ts';
import { enqueue } from '../../platform/outbox/commands.ts';
import type { NewEntry } from '../../platform/outbox/entry.ts';
import { ENTRY_OF_EACH_TYPE } from '../../platform/outbox/item.test-support.ts';
import { editedKey } from '../../platform/outbox/item.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { deliverItem } from '../../testing/deliver-item.ts';
import { pendingItems, press, showQueue, startQueue } from '../../testing/queue-harness.tsx';

const [reviewWithPhoto, recipe, contact, newsletter, share, report] = ENTRY_OF_EACH_TYPE;
const { photo: _, ...review } = reviewWithPhoto;

beforeEach(async () => {
  await clearDevice();
  await startQueue();
});
afterEach(cleanup);

/** An entry that was delivered while `newer` was in its editor, on a page that has been closed since. */
async function overtaken(entry: NewEntry, newer: object): Promise<string> {
  const { seq } = await enqueue(entry);
  await saveDraft(editedKey(seq), newer);
  await deliverItem(entry.type, 'sent');
  await showQueue();
  return editedKey(seq);
}

it.each([
  ['review', review, 'comment', 'He asked for a second bowl.'],
  ['message', contact, 'message', 'And how much do oats weigh?'],
  ['sign-up', newsletter, 'email', 'new@example.com'],
  ['e-mail', share, 'personalMessage', 'For Bella and Max.'],
  ['report', report, 'comment', 'Raisins are grapes, too.'],
] as const)(
  'sends the text of an edit that delivery overtook as a second %s',
  async (noun, entry, field, words) => {
    const newer = { ...entry.draft, [field]: words };
    const key = await overtaken(entry, newer);
    fireEvent.click(await screen.findByRole('button', { name: 'Open your newer version' }));
    await screen.findByDisplayValue(words);
    press(`Send as a second ${noun}`);
    await waitFor(async () => expect(await pendingItems()).toHaveLength(1));
    const [second] = await pendingItems();
    const about = 'recipeId' in entry && { recipeId: entry.recipeId };
    expect(second).toMatchObject({ type: entry.type, body: { ...about, draft: newer } });
    await waitFor(async () => expect(await database.drafts.get(key)).toBeUndefined());
    expect(screen.queryByText('You began to change this before it arrived.')).toBeNull();
  },
);

it('links to the recipe form for the newer version of a recipe', async () => {
  await overtaken(recipe, { title: 'Turkey Dinner' });
  const link = await screen.findByRole('link', { name: 'Open your newer version' });
  expect(link.getAttribute('href')).toMatch(/^\/submit\?item=[\w-]{36}$/);
});

it('offers nothing once the newer version is discarded', async () => {
  const key = await overtaken(review, { ...review.draft, comment: 'He asked for a second bowl.' });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByText('You began to change this before it arrived.')).toBeNull());
  expect(await database.drafts.get(key)).toBeUndefined();
});

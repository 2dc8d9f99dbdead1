import { beforeEach, expect, it } from 'vitest';
import { database } from './bowlful.ts';
import { clearDraft, saveDraft } from './drafts.ts';
import { adoptLeftDrafts, leaveDraft } from './left-drafts.ts';

const kept = async (key: string) => (await database.drafts.get(key))?.value;

beforeEach(async () => {
  localStorage.clear();
  await database.drafts.clear();
});

it('brings what was typed in the last moment of a page into the database', async () => {
  leaveDraft('contact', { message: 'How much rice for a' });
  await adoptLeftDrafts(database);
  expect(await kept('contact')).toEqual({ message: 'How much rice for a' });
  expect(localStorage.length).toBe(0);
});

it('leaves what another tab has kept since', async () => {
  leaveDraft('contact', { message: 'Old' });
  const later = new Date(Date.now() + 1000).toISOString();
  await database.drafts.put({ key: 'contact', value: { message: 'New' }, updatedAt: later });
  await adoptLeftDrafts(database);
  expect(await kept('contact')).toEqual({ message: 'New' });
});

it('forgets the note once the draft is kept, or dropped', async () => {
  for (const settle of [() => saveDraft('contact', { message: 'Kept' }), () => clearDraft('contact')]) {
    leaveDraft('contact', { message: 'Left' });
    await settle();
    expect(localStorage.length).toBe(0);
  }
});

it('keeps the note where only something older was kept, or dropped, since', async () => {
  for (const settle of [() => saveDraft('contact', { message: 'How' }), () => clearDraft('contact')]) {
    const settled = settle();
    leaveDraft('contact', { message: 'How much' });
    await settled;
    await adoptLeftDrafts(database);
    expect(await kept('contact')).toEqual({ message: 'How much' });
  }
});

it('passes over rubbish', async () => {
  localStorage.setItem('left-draft:contact', '{');
  localStorage.setItem('left-draft:submit', '{"value":1}');
  await adoptLeftDrafts(database);
  expect(await database.drafts.count()).toBe(0);
  expect(localStorage.length).toBe(0);
});

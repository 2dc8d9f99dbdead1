// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { database } from './bowlful.ts';
import { adoptJournalledDrafts, journalDraft } from './draft-journal.ts';
import { clearDraft, clearDrafts, draftStamp, joinDraft, saveDraft } from './drafts.ts';

/** Any other page than this one, whose entries are then adopted. */
const NEXT_PAGE = performance.timeOrigin + 1;
const INITIAL = { initial: { message: '' }, between: ' ' };
const adopt = () => adoptJournalledDrafts(database, NEXT_PAGE);
const leave = (message: string, joining?: typeof INITIAL) =>
  journalDraft('contact', { value: { message }, updatedAt: draftStamp() }, joining);
const kept = async (key: string) => (await database.drafts.get(key))?.value;

beforeEach(async () => {
  localStorage.clear();
  await database.drafts.clear();
});

it('moves text typed just before a page closed into the database', async () => {
  leave('How much rice for a');
  await adopt();
  expect(await kept('contact')).toEqual({ message: 'How much rice for a' });
  expect(localStorage.length).toBe(0);
});

it('leaves a draft that another tab has saved since', async () => {
  leave('Old');
  const later = new Date(Date.now() + 1000).toISOString();
  await database.drafts.put({ key: 'contact', value: { message: 'New' }, updatedAt: later });
  await adopt();
  expect(await kept('contact')).toEqual({ message: 'New' });
});

it('removes the entry once the draft is saved or deleted', async () => {
  const save = () => saveDraft('contact', { message: 'Kept' });
  for (const settle of [save, () => clearDraft('contact'), () => clearDrafts('con')]) {
    leave('Left');
    await settle();
    expect(localStorage.length).toBe(0);
  }
});

it('keeps the entry if only an older draft was saved or deleted since', async () => {
  for (const settle of [() => saveDraft('contact', { message: 'How' }), () => clearDraft('contact')]) {
    const settled = settle();
    leave('How much');
    await settled;
    await adopt();
    expect(await kept('contact')).toEqual({ message: 'How much' });
  }
});

it('skips damaged entries', async () => {
  localStorage.setItem('left-draft:contact', '{');
  localStorage.setItem('left-draft:submit', '{"value":1}');
  await adopt();
  expect(await database.drafts.count()).toBe(0);
  expect(localStorage.length).toBe(0);
});

it('leaves this page’s entries to its own forms', async () => {
  leave('How much');
  await adoptJournalledDrafts(database);
  expect(await kept('contact')).toBeUndefined();
  await adopt();
  expect(await kept('contact')).toEqual({ message: 'How much' });
});

it('merges text typed before the stored draft was read into that draft', async () => {
  await saveDraft('contact', { name: 'Ann', message: 'Is rice' });
  leave('fine for cats?', INITIAL);
  await adopt();
  expect(await kept('contact')).toEqual({ name: 'Ann', message: 'Is rice fine for cats?' });
});

it('merges such text only once if its save had completed after all', async () => {
  await saveDraft('contact', { message: 'Is rice' });
  const updatedAt = draftStamp();
  await joinDraft('contact', () => ({ message: 'Is rice fine?' }), updatedAt);
  journalDraft('contact', { value: { message: 'fine?' }, updatedAt }, INITIAL);
  await adopt();
  expect(await kept('contact')).toEqual({ message: 'Is rice fine?' });
});

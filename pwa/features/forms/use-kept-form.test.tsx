import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { useKeptForm } from './use-kept-form.ts';

type Values = { title: string; steps: string[] };
const EMPTY: Values = { title: '', steps: [''] };
const read = (kept: unknown) => (kept === null ? null : (kept as Values));
const open = () => renderHook(() => useKeptForm('words', read, EMPTY));
const kept = async () => (await database.drafts.get('words'))?.value;

/** The note in localStorage that a page leaves if it closes before its text is stored. */
const noted = () => localStorage.getItem('left-draft:words');

/** Blocks every draft write, as a slow disk or another tab does; returns a function that unblocks them. */
async function holdDrafts(): Promise<() => Promise<void>> {
  let isHeld = true;
  let ended = Promise.resolve();
  await new Promise<void>((begun) => {
    ended = database.transaction('rw', database.drafts, async () => {
      begun();
      while (isHeld) await database.drafts.get('nothing');
    });
  });
  return async () => {
    isHeld = false;
    await ended;
  };
}

/** Longer than the form's debounce. */
const rested = () => act(() => new Promise((resolve) => setTimeout(resolve, 450)));

beforeEach(async () => {
  localStorage.clear();
  await database.drafts.clear();
});
afterEach(cleanup);

it('stores what is typed and restores it in the next form', async () => {
  const { result, unmount } = open();
  act(() => result.current.setValues({ ...EMPTY, title: 'Beef pot' }));
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(await kept()).toEqual({ ...EMPTY, title: 'Beef pot' });
  unmount();
  const { result: next } = open();
  await waitFor(() => expect(next.current.values.title).toBe('Beef pot'));
});

it('joins text typed before the draft is read to the draft, on screen and on the device', async () => {
  const value = { title: '', steps: ['Boil the rice.', 'Cool it.'] };
  await database.drafts.put({ key: 'words', value, updatedAt: '2026-11-21T10:00:00.000Z' });
  const { result } = open();
  act(() => result.current.setValues({ ...EMPTY, title: 'R' }));
  const whole = { ...value, title: 'R' };
  await waitFor(() => expect(result.current.values).toEqual(whole));
  await waitFor(async () => expect(await kept()).toEqual(whole));
});

it('keeps the same values object after storing it, so that results computed from it stay valid', async () => {
  const { result } = open();
  const typed = { ...EMPTY, title: 'Rice' };
  act(() => result.current.setValues(typed));
  await waitFor(() => expect(result.current.state).toBe('saved'));
  await rested();
  expect(result.current.values).toBe(typed);
});

it('joins typed text to the draft even if the form is left before the draft was read', async () => {
  const value = { title: 'Beef pot', steps: [''] };
  await database.drafts.put({ key: 'words', value, updatedAt: '2026-11-21T10:00:00.000Z' });
  const { result, unmount } = open();
  act(() => result.current.setValues({ title: '', steps: ['Boil the rice.'] }));
  unmount();
  await waitFor(async () => expect(await kept()).toEqual({ title: 'Beef pot', steps: ['Boil the rice.'] }));
});

it('reports the draft as saved only once the latest text is', async () => {
  const { result } = open();
  await rested();
  const endFirst = await holdDrafts();
  act(() => result.current.setValues({ ...EMPTY, title: 'Beef' }));
  await rested();
  const secondHeld = holdDrafts();
  act(() => result.current.setValues({ ...EMPTY, title: 'Beef pot' }));
  await rested();
  await act(endFirst);
  const endSecond = await secondHeld;
  let hasAnswered = false;
  const read = kept().then(() => {
    hasAnswered = true;
  });
  await rested();
  expect(hasAnswered).toBe(false);
  expect(result.current.state).toBe('unsaved');
  await act(endSecond);
  await read;
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(await kept()).toEqual({ ...EMPTY, title: 'Beef pot' });
});

it('writes unsaved text synchronously when the page is left', async () => {
  const { result } = open();
  await rested();
  const end = await holdDrafts();
  act(() => result.current.setValues({ ...EMPTY, title: 'Beef pot' }));
  await rested();
  expect(noted()).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(noted() ?? '')).toMatchObject({ value: { ...EMPTY, title: 'Beef pot' } });
  await act(end);
});

it.each([
  ['nothing', null],
  ['a draft', { title: 'Sunday', steps: [''] }],
] as const)(
  'does not repeat text typed with a pause before the draft was read (already stored: %s)',
  async (_, value) => {
    if (value !== null)
      await database.drafts.put({ key: 'words', value, updatedAt: '2026-11-21T10:00:00.000Z' });
    const end = await holdDrafts();
    const { result } = open();
    act(() => result.current.setValues({ ...EMPTY, title: 'Beef' }));
    await rested();
    act(() => result.current.setValues({ ...EMPTY, title: 'Beef pot' }));
    await rested();
    await act(end);
    await rested();
    await waitFor(() => expect(result.current.state).toBe('saved'));
    const title = value === null ? 'Beef pot' : 'Sunday Beef pot';
    expect(result.current.values.title).toBe(title);
    expect(await kept()).toMatchObject({ title });
  },
);

it('notes text typed before the draft was read, with the separator that joins the two', async () => {
  const end = await holdDrafts();
  const { result } = open();
  act(() => result.current.setValues({ ...EMPTY, title: 'Beef pot' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(noted() ?? '')).toMatchObject({
    value: { ...EMPTY, title: 'Beef pot' },
    joining: { initial: EMPTY, between: ' ' },
  });
  await act(end);
  await waitFor(() => expect(noted()).toBeNull());
  expect(await kept()).toEqual({ ...EMPTY, title: 'Beef pot' });
});

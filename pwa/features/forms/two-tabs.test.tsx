import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { useKeptForm } from './use-kept-form.ts';

type Values = { name: string; message: string };
const EMPTY: Values = { name: '', message: '' };
const saying = (message: string): Values => ({ ...EMPTY, message });
const read = (kept: unknown) => kept as Values | null;
const kept = async () => (await database.drafts.get('words'))?.value;

/** The same form in two tabs; the second one has typed a sentence. */
async function openTwice() {
  const tab = () => renderHook(() => useKeptForm('words', read, EMPTY)).result;
  const [a, b] = [tab(), tab()];
  await waitFor(() => expect(b.current.isRead).toBe(true));
  act(() => b.current.setValues(saying('Is rice fine?')));
  await waitFor(() => expect(b.current.state).toBe('saved'));
  await waitFor(() => expect(a.current.values).toEqual(saying('Is rice fine?')));
  return { a, b };
}

beforeEach(async () => {
  localStorage.clear();
  await database.drafts.clear();
});
afterEach(cleanup);

it('shows what another tab stored since, if all of its own text is stored', async () => {
  const { a, b } = await openTwice();
  act(() => a.current.setValues(saying('Is rice fine for an old dog?')));
  await waitFor(() => expect(b.current.values).toEqual(saying('Is rice fine for an old dog?')));
  act(() => b.current.setValues({ ...b.current.values, name: 'Ann' }));
  const both = { name: 'Ann', message: 'Is rice fine for an old dog?' };
  await waitFor(async () => expect(await kept()).toEqual(both));
  await waitFor(() => expect(a.current.values).toEqual(both));
});

it('keeps what both tabs type at the same time', async () => {
  const { a, b } = await openTwice();
  act(() => a.current.setValues(saying('Is rice fine for an old dog?')));
  act(() => b.current.setValues({ ...saying('Is rice fine?'), name: 'Ann' }));
  const both = { name: 'Ann', message: 'Is rice fine for an old dog?' };
  await waitFor(async () => expect(await kept()).toEqual(both));
  for (const tab of [a, b]) await waitFor(() => expect(tab.current.values).toEqual(both));
});

it('sends its own text without deleting what another tab stored since', async () => {
  const { a, b } = await openTwice();
  const sent = b.current.values;
  act(() => a.current.setValues(saying('Is rice fine for an old dog?')));
  await waitFor(() => expect(a.current.state).toBe('saved'));
  act(() => b.current.handOver(sent, EMPTY));
  await waitFor(() => expect(b.current.values).toEqual(saying('Is rice fine for an old dog?')));
  expect(await kept()).toEqual(saying('Is rice fine for an old dog?'));
});

import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../database/bowlful.ts';
import { useKeptForm } from './use-kept-form.ts';

type Values = { title: string; steps: string[] };
const EMPTY: Values = { title: '', steps: [''] };
const read = (kept: unknown) => (kept === null ? null : (kept as Values));
const open = () => renderHook(() => useKeptForm('words', read, EMPTY));
const kept = async () => (await database.drafts.get('words'))?.value;

beforeEach(() => database.drafts.clear());
afterEach(cleanup);

it('keeps what is typed, and shows it again to the next form', async () => {
  const { result, unmount } = open();
  act(() => result.current.setValues({ ...EMPTY, title: 'Beef pot' }));
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(await kept()).toEqual({ ...EMPTY, title: 'Beef pot' });
  unmount();
  const { result: next } = open();
  await waitFor(() => expect(next.current.values.title).toBe('Beef pot'));
});

it('joins what is typed before the draft is there to the draft, on the screen and on the device', async () => {
  const value = { title: '', steps: ['Boil the rice.', 'Cool it.'] };
  await database.drafts.put({ key: 'words', value, updatedAt: '2026-11-21T10:00:00.000Z' });
  const { result } = open();
  act(() => result.current.setValues({ ...EMPTY, title: 'R' }));
  const whole = { ...value, title: 'R' };
  await waitFor(() => expect(result.current.values).toEqual(whole));
  await waitFor(async () => expect(await kept()).toEqual(whole));
});

it('joins them also where the form is left before the draft was read', async () => {
  const value = { title: 'Beef pot', steps: [''] };
  await database.drafts.put({ key: 'words', value, updatedAt: '2026-11-21T10:00:00.000Z' });
  const { result, unmount } = open();
  act(() => result.current.setValues({ title: '', steps: ['Boil the rice.'] }));
  unmount();
  await waitFor(async () => expect(await kept()).toEqual({ title: 'Beef pot', steps: ['Boil the rice.'] }));
});

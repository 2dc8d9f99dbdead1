import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reminder } from '#domain/plan/reminder';
import { database } from '../../platform/database/bowlful.ts';
import { useDueHere } from '../../platform/database/due-here.ts';
import { clearOwnerData } from '../settings/backup/backup.ts';
import { addReminder, forgetUnplanned, removeReminders, useReminders } from './reminders.ts';

beforeEach(() => database.preferences.clear());

const reminder = (id: string, day: string): Reminder => ({ id, label: `Pack ${id}`, day, path: '/plan' });
const renderReminders = () => {
  const { result } = renderHook(() => ({ all: useReminders(), exist: useDueHere().hasReminders }));
  return result;
};

it('stores each reminder once, soonest first, and leaves no row after the last is removed', async () => {
  const result = renderReminders();
  await act(() => addReminder(reminder('b', '2026-11-29')));
  await act(() => addReminder(reminder('a', '2026-11-28')));
  await act(() => addReminder(reminder('b', '2026-11-30')));
  await waitFor(() =>
    expect(result.current.all?.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-30']),
  );
  expect(result.current.exist).toBe(true);
  await act(() => removeReminders(['a', 'b']));
  await waitFor(() => expect(result.current).toEqual({ all: [], exist: false }));
});

it('removes the reminder of a pack that left the plan', async () => {
  await addReminder({ ...reminder('pack', '2099-11-28'), cookOn: '2099-11-25' });
  await addReminder(reminder('cooked', '2099-11-28'));
  await forgetUnplanned(new Set(), '2099-11-24');
  const result = renderReminders();
  await waitFor(() => expect(result.current.all?.map(({ id }) => id)).toEqual(['cooked']));
});

it('reminders are cleared with all of the owner’s data', async () => {
  await addReminder(reminder('a', '2099-11-28'));
  await clearOwnerData();
  const result = renderReminders();
  await waitFor(() => expect(result.current).toEqual({ all: [], exist: false }));
});

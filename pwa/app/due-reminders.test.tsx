import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays, dateText } from '#domain/plan/calendar';
import { addReminder } from '../features/notices/reminders.ts';
import { database } from '../platform/database/bowlful.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { DueReminders } from './due-reminders.tsx';

const TODAY = '2026-11-25';
/** Like the worker: answers whether it showed what is due. */
const posted = vi.fn((_message: object, [page]: MessagePort[]) => page?.postMessage(isShown));
let isShown = true;
let active: { postMessage: typeof posted } | null;
const remind = (label: string, day: string) => addReminder({ id: label, label, day, path: '/plan' });
const open = () => render(<DueReminders />, { wrapper: MemoryRouter });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00`) });
  posted.mockClear();
  isShown = true;
  active = { postMessage: posted };
  await database.preferences.clear();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ active }) },
    configurable: true,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('lists packs to use up today and overdue ones, until they are done', async () => {
  const yesterday = addDays(TODAY, -1);
  await remind('Chicken, pack 1', yesterday);
  await remind('Chicken, pack 2', TODAY);
  await remind('Chicken, pack 3', addDays(TODAY, 1));
  open();
  expect(await screen.findByText('Use by today: Chicken, pack 2')).toBeTruthy();
  expect(screen.getByText(`Past its use-by date of ${dateText(yesterday)}: Chicken, pack 1`)).toBeTruthy();
  expect(screen.queryByText(/pack 3/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/plan');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show' })).toBeNull());
  expect((await database.preferences.get('reminders'))?.value).toMatchObject([{ id: 'Chicken, pack 3' }]);
  expect(posted).not.toHaveBeenCalled();
});

it('deletes the stored row once the last reminder is done', async () => {
  await remind('Chicken, pack 2', TODAY);
  open();
  expect(await screen.findByText('Use by today: Chicken, pack 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('Use by today: Chicken, pack 2')).toBeNull());
  expect(await database.preferences.get('reminders')).toBeUndefined();
});

it('says so when the device cannot delete a reminder that is done', async () => {
  await remind('Chicken, pack 2', TODAY);
  open();
  expect(await screen.findByText('Use by today: Chicken, pack 2')).toBeTruthy();
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(database.preferences, 'delete').mockRejectedValueOnce(full);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(toastStore.getState().toast?.description).toMatch(/^This device has no room left/),
  );
});

it('leaves today’s reminders to a notification if allowed, and lists only overdue ones', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await remind('Chicken, pack 1', addDays(TODAY, -1));
  await remind('Chicken, pack 2', TODAY);
  open();
  expect(await screen.findByText(/pack 1/)).toBeTruthy();
  expect(screen.queryByText(/pack 2/)).toBeNull();
  await waitFor(() => expect(posted).toHaveBeenCalledWith({ type: 'TELL_REMINDERS' }, [expect.anything()]));
});

it.each(['no worker is active yet', 'the worker could not show it'])(
  'lists today’s reminder if %s',
  async (why) => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    if (why.startsWith('no worker')) active = null;
    else isShown = false;
    await remind('Chicken, pack 2', TODAY);
    open();
    expect(await screen.findByText('Use by today: Chicken, pack 2')).toBeTruthy();
  },
);

it('notices a new day while the app stays open', async () => {
  await remind('Chicken, pack 3', addDays(TODAY, 1));
  open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(screen.queryByRole('link', { name: 'Show' })).toBeNull();
  vi.setSystemTime(new Date(`${addDays(TODAY, 1)}T12:00`));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Use by today: Chicken, pack 3')).toBeTruthy();
});

it('leaves each day’s reminders to a notification of their own while the app stays open', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await remind('Chicken, pack 2', TODAY);
  await remind('Chicken, pack 3', addDays(TODAY, 1));
  open();
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  vi.setSystemTime(new Date(`${addDays(TODAY, 1)}T12:00`));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { RemindButton, ReminderNote } from './reminder-note.tsx';

const KEY = 'B'.repeat(87);
const SOUP = { id: 'soup', label: 'Soup', day: '2099-11-28', path: '/plan' };

/** A browser that asks for permission, with a worker; the server has a key for push messages, or null. */
function onDevice(permission: NotificationPermission, key: string | null) {
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = 'granted';
    }),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('fetch', async () => Response.json({ key }));
  let subscription: object | null = null;
  const subscribe = vi.fn(async () => {
    subscription = {};
  });
  const told: unknown[] = [];
  const registration = {
    pushManager: { subscribe, getSubscription: async () => subscription },
    active: { postMessage: ({ type }: { type: string }) => told.push(type) },
  };
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  render(
    <>
      <RemindButton reminder={SOUP} />
      <ReminderNote />
    </>,
  );
  return { notification, subscribe, told };
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  localStorage.clear();
  await database.preferences.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('subscribes to push messages for a reminder, and only once notifications are allowed', async () => {
  const { notification, subscribe, told } = onDevice('default', KEY);
  press(/^Remind me/);
  expect(await screen.findByRole('button', { name: 'Allow notifications' })).toBeTruthy();
  expect([notification.requestPermission, subscribe].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  press(/^Allow notifications/);
  expect(await screen.findByText(/We notify you that morning, even if Bowlful is closed/)).toBeTruthy();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(told).toContain('PUT_REMINDERS');
});

it('subscribes at once where notifications are allowed already', async () => {
  const { subscribe } = onDevice('granted', KEY);
  expect(subscribe).not.toHaveBeenCalled();
  press(/^Remind me/);
  expect(await screen.findByText(/even if Bowlful is closed/)).toBeTruthy();
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('sets the reminder without push messages where the server has no key', async () => {
  const { subscribe } = onDevice('granted', null);
  press(/^Remind me/);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Reminder set/ })).toBeTruthy());
  expect(await screen.findByText(/We notify you instead if Bowlful is open that day/)).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { NoticeOffer } from './notice-offer.tsx';

const WORDS = 'Tells when a timer ends.';
const requestPermission = vi.fn(async () => {});

function onDevice(permission: NotificationPermission, answer = permission) {
  const notification = { permission, requestPermission };
  requestPermission.mockImplementation(async () => {
    notification.permission = answer;
  });
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}
const allow = () => screen.queryByRole('button', { name: 'Allow notifications' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  requestPermission.mockReset();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('says first what it is for, and asks the browser only at the press that means it', async () => {
  onDevice('default', 'granted');
  render(<NoticeOffer granted="Allowed.">{WORDS}</NoticeOffer>);
  expect(screen.getByText(WORDS)).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  expect(await screen.findByText('Allowed.')).toBeTruthy();
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

it('does not offer again what was declined, save where it is asked for', () => {
  onDevice('default');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(WORDS)).toBeNull();
  cleanup();
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  expect(screen.queryByText(WORDS)).toBeNull();
  cleanup();
  render(<NoticeOffer isAskedFor>{WORDS}</NoticeOffer>);
  expect(allow()).toBeTruthy();
});

it('leaves what the browser and the person said for the worker, which paints the next page with it', async () => {
  onDevice('default', 'denied');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  const facts = async () => (await database.preferences.get('facts'))?.value;
  await waitFor(async () =>
    expect(await facts()).toEqual({ noticePermission: 'default', noticesDeclined: false }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  await waitFor(async () =>
    expect(await facts()).toEqual({ noticePermission: 'denied', noticesDeclined: true }),
  );
});

it('is not put a second time where the browser’s question was left open', async () => {
  onDevice('default');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
});

it('says how to allow what was blocked, without a button', async () => {
  onDevice('default', 'denied');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  expect(await screen.findByText(/Allow them in the browser’s settings/)).toBeTruthy();
  expect(allow()).toBeNull();
});

it('says so where the browser has none, without a button', () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  expect(screen.getByText(/This browser shows no notifications/)).toBeTruthy();
  expect(allow()).toBeNull();
});

it('says on an iPhone that it takes the home screen', () => {
  Reflect.deleteProperty(globalThis, 'Notification');
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  expect(allow()).toBeNull();
});

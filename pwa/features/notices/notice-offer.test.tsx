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
const allowButton = () => screen.queryByRole('button', { name: 'Allow notifications' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  requestPermission.mockReset();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('explains its purpose first and asks the browser only on a press', async () => {
  onDevice('default', 'granted');
  render(<NoticeOffer granted="Allowed.">{WORDS}</NoticeOffer>);
  expect(screen.getByText(WORDS)).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  expect(await screen.findByText('Allowed.')).toBeTruthy();
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

it('does not offer again after a refusal, unless the person asks for it', () => {
  onDevice('default');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(WORDS)).toBeNull();
  cleanup();
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  expect(screen.queryByText(WORDS)).toBeNull();
  cleanup();
  render(<NoticeOffer isAskedFor>{WORDS}</NoticeOffer>);
  expect(allowButton()).toBeTruthy();
});

it('stores the answers of browser and person as client hints for the next pre-render', async () => {
  onDevice('default', 'denied');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  const storedHints = async () => (await database.preferences.get('facts'))?.value;
  await waitFor(async () =>
    expect(await storedHints()).toEqual({ noticePermission: 'default', noticesDeclined: false }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  await waitFor(async () =>
    expect(await storedHints()).toEqual({ noticePermission: 'denied', noticesDeclined: true }),
  );
});

it('disappears if the browser’s question is dismissed', async () => {
  onDevice('default');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
});

it('explains how to unblock notifications, without a button', async () => {
  onDevice('default', 'denied');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
  expect(await screen.findByText(/Allow them in the browser’s settings/)).toBeTruthy();
  expect(allowButton()).toBeNull();
});

it('says so if the browser shows no notifications, without a button', () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  expect(screen.getByText(/This browser doesn’t show notifications/)).toBeTruthy();
  expect(allowButton()).toBeNull();
});

it('says on an iPhone that the app must be on the home screen', () => {
  Reflect.deleteProperty(globalThis, 'Notification');
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
  render(<NoticeOffer>{WORDS}</NoticeOffer>);
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  expect(allowButton()).toBeNull();
});

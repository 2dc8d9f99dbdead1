import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from '../platform/state/toast-store.ts';
import { DeferredToaster } from './deferred-ui.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.setState({ toast: null, isOpen: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const toasts = () => within(region()).queryAllByRole('listitem');
const say = (title: string, variant: 'default' | 'destructive' = 'default') =>
  act(() => showToast({ title, variant }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the toaster', () => {
  beforeEach(() => {
    render(<Toaster />);
    pass(0);
  });

  it('shows one toast at a time, the latest', () => {
    say('First');
    say('Second');
    expect(toasts().map((toast) => toast.textContent)).toEqual(['Second']);
  });

  it('closes after 5000 ms', () => {
    say('Saved on this device');
    pass(4999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('stays while the pointer rests on it', () => {
    say('Link Copied!');
    pass(2000);
    fireEvent.pointerMove(toasts()[0] as HTMLElement);
    pass(60_000);
    expect(toasts()).toHaveLength(1);
    fireEvent(region(), new Event('pointerleave'));
    pass(3000);
    expect(toasts()).toHaveLength(0);
  });

  it('keeps an error until it is closed, and announces it at once', () => {
    say('Copy Failed', 'destructive');
    pass(100);
    const announcement = screen.getAllByRole('status')[0];
    expect(announcement?.getAttribute('aria-live')).toBe('assertive');
    pass(60_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toasts()).toHaveLength(0);
  });

  it.each([
    [50, true],
    [51, false],
  ])('stays after a swipe of %i px to the right: %s', (distance, stays) => {
    say('Swipe me');
    const toast = toasts()[0] as HTMLElement;
    Object.assign(toast, {
      setPointerCapture() {},
      hasPointerCapture: () => true,
      releasePointerCapture() {},
    });
    fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance / 2, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance, clientY: 0 });
    fireEvent.pointerUp(toast, { clientX: 100 + distance, clientY: 0 });
    expect(toasts()).toHaveLength(stays ? 1 : 0);
  });

  it('takes the focus at F8', () => {
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(region().contains(document.activeElement)).toBe(true);
  });
});

it('a dismissed toast is removed after 1,000,000 ms', () => {
  showToast({ title: 'Gone soon' });
  dismissToast();
  expect(toastStore.getState()).toMatchObject({ toast: { title: 'Gone soon' }, isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(toastStore.getState().toast).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toastStore.getState().toast).toBeNull();
});

it('a new toast is not removed by the dismissal of the one before', () => {
  showToast({ title: 'First' });
  dismissToast();
  showToast({ title: 'Second', variant: 'destructive' });
  vi.advanceTimersByTime(2_000_000);
  expect(toastStore.getState()).toMatchObject({ toast: { title: 'Second' }, isOpen: true });
});

describe('the deferred toaster', () => {
  beforeEach(() => {
    vi.useRealTimers();
    render(<DeferredToaster />);
  });

  it('loads with the first toast', async () => {
    expect(screen.queryByRole('region')).toBeNull();
    say('Hello');
    const list = within(await screen.findByRole('region', { name: 'Notifications (F8)' }));
    expect((await list.findByRole('listitem')).textContent).toContain('Hello');
  });

  it('loads on F8, and takes the focus', async () => {
    fireEvent.keyDown(window, { key: 'F8', code: 'F8' });
    await screen.findByRole('region', { name: 'Notifications (F8)' });
    await vi.waitFor(() => expect(region().contains(document.activeElement)).toBe(true));
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.setState({ toast: null });
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (title: string, variant: 'default' | 'destructive' = 'default') =>
  act(() => showToast({ title, variant }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  it('shows one at a time, the latest', () => {
    say('First');
    say('Second');
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Second');
  });

  it('goes after five seconds', () => {
    say('Saved on this device');
    pass(4999);
    expect(screen.queryByText('Saved on this device')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved on this device')).toBeNull();
  });

  it('stays while the pointer rests on it', () => {
    say('Link Copied!');
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.queryByText('Link Copied!')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(5000);
    expect(screen.queryByText('Link Copied!')).toBeNull();
  });

  it('keeps an error until it is closed', () => {
    say('Copy Failed', 'destructive');
    pass(60_000);
    expect(screen.getByRole('alert').textContent).toContain('Copy Failed');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [50, true],
    [51, false],
  ])('swiped %i px to the right it stays: %s', (distance, stays) => {
    say('Swipe me');
    fireEvent.pointerDown(screen.getByRole('status'), { clientX: 100 });
    fireEvent.pointerUp(screen.getByRole('status'), { clientX: 100 + distance });
    expect(screen.queryByText('Swipe me') !== null).toBe(stays);
  });

  it('takes the focus at F8', () => {
    fireEvent.keyDown(window, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /notifications/i }));
  });
});

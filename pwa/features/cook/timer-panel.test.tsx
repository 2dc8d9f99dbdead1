import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import {
  button,
  openCooking,
  resetCookSession,
  startCooking,
  storeSession,
  stubOnNavigator,
  unmountCooking,
} from '../../testing/cook-harness.tsx';
import { cookingKept, cookStore } from './cook-sessions.ts';

beforeEach(resetCookSession);
afterEach(() => {
  unmountCooking();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function running(id: string, endsAtMs: number) {
  return {
    id,
    name: 'Rice, step 1',
    totalMs: 60_000,
    moreMs: 0,
    state: { status: 'running', endsAtMs },
  };
}

describe('timers', () => {
  it('are parsed from the step; a range uses its lower end', async () => {
    await startCooking();
    expect(screen.getByText('12 to 15 minutes').tagName).toBe('MARK');
    fireEvent.click(button('Start 12 min (up to 15 min)'));
    const timers = screen.getByRole('region', { name: 'Timers' });
    expect(within(timers).getByText('Chicken breast, step 1')).toBeTruthy();
    expect(within(timers).getByRole('timer').textContent).toBe('12:00');
    fireEvent.click(button('+1 min for Chicken breast, step 1'));
    expect(within(timers).getByRole('timer').textContent).toMatch(/^1[23]:/);
    await cookingKept();
    const value = (await database.cookSessions.get('1'))?.value as { timers: { totalMs: number }[] };
    expect(value.timers[0]?.totalMs).toBe(13 * 60_000);
  });

  it('can be paused, resumed, dismissed and restored', async () => {
    await startCooking();
    fireEvent.click(button(/^Start 12 min/));
    fireEvent.click(button('Pause Chicken breast, step 1'));
    fireEvent.click(button('Go on with Chicken breast, step 1'));
    fireEvent.click(button('Pause Chicken breast, step 1'));
    fireEvent.click(button('Stop Chicken breast, step 1'));
    expect(screen.queryByRole('timer')).toBeNull();
    fireEvent.click(button('Undo: Chicken breast, step 1'));
    expect(screen.getByRole('timer')).toBeTruthy();
  });

  it('have one row however often Start is tapped, and can be stopped while running', async () => {
    await startCooking();
    fireEvent.click(button(/^Start 12 min/));
    fireEvent.click(button(/^Start 12 min/));
    expect(screen.getAllByRole('timer')).toHaveLength(1);
    fireEvent.click(button('Stop Chicken breast, step 1'));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('are twelve at most: one more is not started, and a message says so', async () => {
    const endsAtMs = Date.now() + 60_000;
    const timers = Array.from({ length: 12 }, (_, at) => running(`t${at}`, endsAtMs));
    await storeSession({ stage: 0, timers });
    openCooking();
    await screen.findByRole('region', { name: 'Timers' });
    fireEvent.click(button(/^Start 12 min/));
    expect(cookStore.getState().sessions?.get(1)?.timers).toHaveLength(12);
    expect(toastStore.getState().toast).toMatchObject({
      title: 'You have 12 timers',
      description: 'Stop one to start another.',
    });
  });

  it('can be custom, started from the overview', async () => {
    await startCooking();
    fireEvent.click(button('Steps and ingredients'));
    fireEvent.click(screen.getByText('10 min'));
    expect(screen.getByRole('timer', { name: 'My timer, 10 min' }).textContent).toBe('10:00');
  });

  it('ring with vibration and a service worker notification', async () => {
    const vibrate = vi.fn();
    const showNotification = vi.fn(async () => {});
    stubOnNavigator('vibrate', vibrate);
    stubOnNavigator('serviceWorker', { getRegistration: async () => ({ showNotification }) });
    vi.stubGlobal('Notification', { permission: 'granted' });
    await storeSession({ stage: 0, timers: [running('rice', Date.now() + 300)] });
    openCooking();
    await screen.findByText('Rang just now');
    expect(vibrate).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(showNotification).toHaveBeenCalledWith(
        'Rice, step 1',
        expect.objectContaining({ data: { path: '/recipe/1/cook' }, tag: 'cook-timer-rice' }),
      ),
    );
    fireEvent.click(button('Done with Rice, step 1'));
    expect(screen.queryByText('Rang just now')).toBeNull();
  });

  it('say when they rang while the app was closed, and vibrate once for the last ten minutes', async () => {
    const vibrate = vi.fn();
    const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
    stubOnNavigator('vibrate', vibrate);
    stubOnNavigator('serviceWorker', { getRegistration: async () => ({ showNotification }) });
    vi.stubGlobal('Notification', { permission: 'granted' });
    const now = Date.now();
    const timers = [3, 40, 5].map((minutes) => running(`${minutes}`, now - minutes * 60_000 - 500));
    await storeSession({ stage: 0, timers });
    openCooking();
    await screen.findByText('Rang 3 min ago');
    expect(screen.getByText('Rang 40 min ago')).toBeTruthy();
    expect(vibrate).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(showNotification).toHaveBeenCalled());
    const tags = showNotification.mock.calls.map(([, { tag }]) => tag);
    expect(tags).toEqual(['cook-timer-3', 'cook-timer-5']);
  });

  it('show the next two to ring, and all of them when expanded', async () => {
    const timers = [50_000, 59_000, 40_000].map((leftMs) => running(`${leftMs}`, Date.now() + leftMs));
    await storeSession({ stage: 0, timers });
    openCooking();
    await screen.findAllByRole('timer');
    const clocks = () => screen.getAllByRole('timer').map(({ textContent }) => textContent?.slice(0, 3));
    expect(clocks()).toEqual([expect.stringMatching(/0:[45]/), expect.stringMatching(/0:[34]/)]);
    fireEvent.click(button('All 3 timers'));
    expect(clocks()).toHaveLength(3);
  });

  it('name their recipe if it is another one', async () => {
    const timers = [running('x', Date.now() + 60_000)];
    await storeSession({ timers }, { id: 2, title: 'Beef Pot' });
    await startCooking();
    expect(screen.getByRole('timer', { name: 'Rice, step 1, Beef Pot' })).toBeTruthy();
  });

  it('start, ring and are dismissed without sound, vibration, notifications, speech and wake lock', async () => {
    for (const name of ['AudioContext', 'Notification', 'speechSynthesis', 'SpeechSynthesisUtterance'])
      expect(name in globalThis, name).toBe(false);
    for (const name of ['vibrate', 'wakeLock']) expect(name in navigator, name).toBe(false);
    await storeSession({ stage: 0, timers: [running('rice', Date.now() + 300)] });
    openCooking();
    await screen.findByText('Rang just now');
    fireEvent.click(button('Done with Rice, step 1'));
    fireEvent.click(button(/^Start 12 min/));
    expect(screen.getByRole('timer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
    await cookingKept();
    const value = (await database.cookSessions.get('1'))?.value as { timers: unknown[] };
    expect(value.timers).toHaveLength(1);
  });

  it('do not run longer because the device’s clock is set back', async () => {
    const begunAt = Date.now();
    const timer = { ...running('rice', begunAt + 5 * 60_000), totalMs: 12 * 60_000 };
    await storeSession({ stage: 0, timers: [timer] });
    openCooking();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(5:00|4:5)/);
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    const state = () => cookStore.getState().sessions?.get(1)?.timers[0]?.state;
    await waitFor(() =>
      expect(state()).toMatchObject({ status: 'running', endsAtMs: expect.toSatisfy((at) => at < begunAt) }),
    );
    expect(screen.getByRole('timer').textContent).toMatch(/^(5:00|4:[45])/);
  });

  it('go on from where they were paused, after the app was killed too', async () => {
    const remainingMs = 12 * 60_000;
    const state = { status: 'paused', remainingMs };
    await storeSession({ stage: 0, timers: [{ ...running('rice', 0), totalMs: remainingMs, state }] });
    openCooking();
    expect((await screen.findByRole('timer')).textContent).toBe('12:00');
    fireEvent.click(button('Go on with Rice, step 1'));
    expect(button('Pause Rice, step 1')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^1[12]:/);
  });
});

describe('the screen', () => {
  it('is kept awake, and again when the page becomes visible', async () => {
    const release = vi.fn(async () => {});
    const sentinel = { released: false, release };
    const request = vi.fn(async () => sentinel);
    stubOnNavigator('wakeLock', { request });
    await startCooking();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    sentinel.released = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/doesn’t keep the screen on/)).toBeNull();
    cleanup();
    await waitFor(() => expect(release).toHaveBeenCalled());
  });

  it('has a hint if the browser has no wake lock', async () => {
    await startCooking();
    await screen.findByText(/This browser doesn’t keep the screen on/);
  });

  it('has the same hint if the browser refuses', async () => {
    stubOnNavigator('wakeLock', {
      request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')),
    });
    await startCooking();
    await screen.findByText(/This browser doesn’t keep the screen on/);
  });
});

describe('reading aloud', () => {
  it('reads the step with the amounts of the batch, and stops when the next one opens', async () => {
    const speak = vi.fn();
    const cancel = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak, cancel });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    await storeSession({ stage: 0, choice: { kind: 'times', times: 2 } });
    openCooking();
    fireEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
    expect(speak).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringMatching(/^Simmer .* 1,600 ml/) }),
    );
    cancel.mockClear();
    fireEvent.click(button('Next step'));
    expect(cancel).toHaveBeenCalled();
    expect(button('Read aloud')).toBeTruthy();
  });
});

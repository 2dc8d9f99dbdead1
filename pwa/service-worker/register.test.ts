// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A service worker container as far as registering and updating go. */
class FakeContainer extends EventTarget {
  controller: object | null = null;
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as { scriptURL: string; postMessage: ReturnType<typeof vi.fn> } | null,
    installing: null,
    update: vi.fn(async () => {}),
  });
  register = vi.fn(async () => this.registration);

  waitingWorker() {
    const worker = { scriptURL: new URL('/worker.js', location.href).href, postMessage: vi.fn() };
    this.registration.waiting = worker;
    return worker;
  }

  changeController(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: FakeContainer;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  vi.resetModules();
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {}) as never;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function registered() {
  const module = await import('./register.ts');
  await module.registerWorker();
  const updates = vi.fn();
  module.onUpdateWaiting(updates);
  await vi.advanceTimersByTimeAsync(0);
  return { ...module, updates };
}

describe('a newer build', () => {
  it('that waited already is announced, and nothing reloads by itself', async () => {
    container.controller = {};
    container.waitingWorker();
    const { updates } = await registered();
    expect(updates).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is announced to those who ask later too, unless they have stopped asking', async () => {
    container.controller = {};
    container.waitingWorker();
    const { onUpdateWaiting } = await registered();
    const late = vi.fn();
    const stop = onUpdateWaiting(late);
    expect(late).toHaveBeenCalledTimes(1);
    stop();
    container.changeController();
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('takes over when the person agrees: one message, one reload after the change', async () => {
    container.controller = {};
    const worker = container.waitingWorker();
    const { applyUpdate } = await registered();
    applyUpdate();
    applyUpdate();
    expect(worker.postMessage.mock.calls.map(([message]) => message)).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(reload).not.toHaveBeenCalled();
    container.changeController();
    container.changeController();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that never takes over is left to the reload', async () => {
    container.controller = {};
    container.waitingWorker();
    const { applyUpdate } = await registered();
    applyUpdate();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('fault 34: accepted in another tab, is announced here and reloads nothing', async () => {
    container.controller = {};
    const { updates, applyUpdate } = await registered();
    container.changeController();
    expect(updates).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    applyUpdate();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not what the very first worker is', async () => {
    const { updates } = await registered();
    container.changeController();
    expect(updates).not.toHaveBeenCalled();
    container.changeController();
    expect(updates).toHaveBeenCalledTimes(1);
  });
});

describe('the search for newer builds', () => {
  it('is made every hour', async () => {
    await registered();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(container.registration.update).toHaveBeenCalledTimes(1);
  });

  it('is made when the page is looked at, once a minute at most', async () => {
    await registered();
    window.dispatchEvent(new Event('focus'));
    expect(container.registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(container.registration.update).toHaveBeenCalledTimes(1);
  });
});

describe('a first installation that failed', () => {
  it('is tried again at the next look, and no more once there is a worker', async () => {
    await registered();
    const look = async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      window.dispatchEvent(new Event('focus'));
      await vi.advanceTimersByTimeAsync(0);
    };
    expect(container.register).toHaveBeenCalledTimes(1);
    await look();
    expect(container.register).toHaveBeenCalledTimes(2);
    Object.assign(container.registration, { active: {} });
    await look();
    expect(container.register).toHaveBeenCalledTimes(2);
  });
});

describe('browsers without workers', () => {
  it('fault 10: a registration that fails is survived', async () => {
    container.register = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
    const { applyUpdate } = await registered();
    applyUpdate();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('are left as they are', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    await registered();
    expect(container.register).not.toHaveBeenCalled();
  });
});

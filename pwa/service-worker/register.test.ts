// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A fake service worker container for registration and updates. */
class FakeContainer extends EventTarget {
  controller: object | null = null;
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as { scriptURL: string; postMessage: ReturnType<typeof vi.fn> } | null,
    installing: null as (EventTarget & { state: string }) | null,
    update: vi.fn(async () => {}),
  });
  register = vi.fn(async () => this.registration);

  waitingWorker() {
    const worker = { scriptURL: new URL('/worker.js', location.href).href, postMessage: vi.fn() };
    this.registration.waiting = worker;
    return worker;
  }

  installingWorker() {
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    this.registration.installing = worker;
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
  it('that is already waiting is announced, and nothing reloads by itself', async () => {
    container.controller = {};
    container.waitingWorker();
    const { updates } = await registered();
    expect(updates).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that was being installed before the page registered is announced once it is installed', async () => {
    container.controller = {};
    const worker = container.installingWorker();
    const { updates } = await registered();
    expect(updates).not.toHaveBeenCalled();
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    expect(updates).toHaveBeenCalledTimes(1);
  });

  it('is not announced while the first worker installs', async () => {
    const worker = container.installingWorker();
    const { updates } = await registered();
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    expect(updates).not.toHaveBeenCalled();
  });

  it('is announced to later listeners too, unless they have unsubscribed', async () => {
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

  it('takes over when the person agrees: one message, then one reload', async () => {
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

  it('that never takes over is activated by the reload', async () => {
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

  it('is not announced when the very first worker takes control, only when a later one does', async () => {
    const { updates } = await registered();
    container.changeController();
    expect(updates).not.toHaveBeenCalled();
    container.changeController();
    expect(updates).toHaveBeenCalledTimes(1);
  });
});

describe('the update check', () => {
  it('runs every hour', async () => {
    await registered();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(container.registration.update).toHaveBeenCalledTimes(1);
  });

  it('runs when the page becomes visible, at most once a minute', async () => {
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
  it('is retried when the page becomes visible, until there is a worker', async () => {
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

describe('a page without a worker', () => {
  it('fault 10: survives a failed registration, and an update reloads it at once', async () => {
    container.register = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
    const { applyUpdate } = await registered();
    applyUpdate();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('registers nothing in a browser without service workers', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    await registered();
    expect(container.register).not.toHaveBeenCalled();
  });
});

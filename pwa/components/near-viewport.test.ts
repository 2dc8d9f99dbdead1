// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endWaits, whenNear } from './near-viewport.ts';

type Watcher = {
  element: Element | null;
  margin: string | undefined;
  see: (isIntersecting: boolean) => void;
  isOff: boolean;
};
const watchers: Watcher[] = [];

class Observer {
  readonly watcher: Watcher;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
    this.watcher = {
      element: null,
      margin: options.rootMargin,
      isOff: false,
      see: (isIntersecting) => callback([{ isIntersecting }]),
    };
    watchers.push(this.watcher);
  }
  observe(element: Element) {
    this.watcher.element = element;
  }
  disconnect() {
    this.watcher.isOff = true;
  }
}

beforeEach(() => {
  watchers.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = '<h2 id="safety-title">Safety</h2>';
});
afterEach(() => vi.unstubAllGlobals());

const settled = async (promise: Promise<void>) => {
  let isSettled = false;
  void promise.then(() => {
    isSettled = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  return isSettled;
};

describe('whenNear', () => {
  it('waits until the element is near, then stops watching', async () => {
    const near = whenNear('safety-title');
    expect(await settled(near)).toBe(false);
    watchers[0]?.see(false);
    expect(await settled(near)).toBe(false);
    watchers[0]?.see(true);
    expect(await settled(near)).toBe(true);
    expect(watchers[0]?.isOff).toBe(true);
  });

  it('counts elements that a reader jumped over as near', async () => {
    void whenNear('safety-title');
    const [above = ''] = watchers[0]?.margin?.split(' ') ?? [];
    // Longer than any page.
    expect(Number.parseInt(above, 10)).toBeGreaterThan(100_000);
  });

  it('stops waiting on endWaits, which a page calls when it is left', async () => {
    const near = whenNear('safety-title');
    await settled(near);
    endWaits();
    expect(await settled(near)).toBe(true);
    expect(watchers[0]?.isOff).toBe(true);
  });

  it('ends every wait when the page is printed', async () => {
    const near = whenNear('safety-title');
    await settled(near);
    window.dispatchEvent(new Event('beforeprint'));
    expect(await settled(near)).toBe(true);
  });

  it.each(['click', 'change', 'popstate'])(
    'ends every wait on %s and starts no more: React does not navigate past a part that waits',
    async (event) => {
      vi.resetModules();
      const fresh = await import('./near-viewport.ts');
      const near = fresh.whenNear('safety-title');
      expect(await settled(near)).toBe(false);
      document.body.dispatchEvent(new Event(event, { bubbles: true }));
      expect(await settled(near)).toBe(true);
      expect(watchers[0]?.isOff).toBe(true);
      expect(await settled(fresh.whenNear('safety-title'))).toBe(true);
      expect(watchers).toHaveLength(1);
    },
  );

  it('does not wait if the server rendered nothing, or without an IntersectionObserver', async () => {
    expect(await settled(whenNear('nowhere'))).toBe(true);
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(await settled(whenNear('safety-title'))).toBe(true);
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const forms = vi.hoisted(() => ({ dirty: false }));
const report = vi.hoisted(() => vi.fn());
vi.mock('./analytics.tsx', () => ({ reportException: report }));
vi.mock('../platform/state/dirty-forms.ts', () => ({ anyDirtyForm: () => forms.dirty }));

const { catchGlobalErrors, loadAhead } = await import('./global-errors.ts');
catchGlobalErrors();

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
let online = true;
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);

let isThere = true;
vi.stubGlobal('fetch', async () => {
  if (!isThere) throw new TypeError('Failed to fetch');
  return new Response();
});

/** Fails to load a chunk, and waits until the page has decided. */
async function missChunk(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  forms.dirty = false;
  online = true;
  isThere = true;
});

describe('fault 32: a chunk of an older build is gone', () => {
  it('reloads the page once, never in a loop', async () => {
    await missChunk();
    expect(reload).toHaveBeenCalledTimes(1);
    await missChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload a form with text', async () => {
    forms.dirty = true;
    await missChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while a chunk is loaded ahead, and does again afterwards', async () => {
    loadAhead(async () => {
      void missChunk();
      throw new Error('missing');
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    await missChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while offline, or while the server does not answer', async () => {
    online = false;
    await missChunk();
    online = true;
    isThere = false;
    await missChunk();
    expect(reload).not.toHaveBeenCalled();
    isThere = true;
    await missChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('logs an unhandled rejection, and suppresses the default', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'lost' });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(log).toHaveBeenCalledWith('Unhandled rejection', 'lost');
});

it('sends a rejection to analytics as well', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'lost' }));
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('lost', expect.any(Date)));
});

it('logs an uncaught error', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('broken');
  dispatchEvent(Object.assign(new Event('error'), { error, message: 'broken' }));
  expect(log).toHaveBeenCalledWith('Uncaught error', error);
});

// Last, because it leaves this page for good.
it('does not pull back a visitor who is leaving, when Firefox aborts loading chunks', async () => {
  dispatchEvent(new Event('beforeunload'));
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
});

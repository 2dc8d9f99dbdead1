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

function missChunk(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event;
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  forms.dirty = false;
  online = true;
});

describe('fault 32: a chunk of an older build is gone', () => {
  it('reloads the page once, never in a loop', () => {
    expect(missChunk().defaultPrevented).toBe(true);
    expect(missChunk().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload a form with text', () => {
    forms.dirty = true;
    missChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload for one that is loaded ahead', async () => {
    loadAhead(async () => {
      missChunk();
      throw new Error('missing');
    });
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    await Promise.resolve();
    missChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while offline', () => {
    online = false;
    missChunk();
    expect(reload).not.toHaveBeenCalled();
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
it('does not pull back a visitor who is leaving, when Firefox aborts loading chunks', () => {
  dispatchEvent(new Event('beforeunload'));
  expect(missChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

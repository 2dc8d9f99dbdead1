// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const forms = vi.hoisted(() => ({ dirty: false }));
const report = vi.hoisted(() => vi.fn());
vi.mock('./analytics.tsx', () => ({ reportException: report }));
vi.mock('../platform/state/dirty-forms.ts', () => ({ anyDirtyForm: () => forms.dirty }));

const { catchGlobalErrors } = await import('./global-errors.ts');
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

  it('leaves a form with words alone', () => {
    forms.dirty = true;
    missChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('expects nothing of a reload without a network', () => {
    online = false;
    missChunk();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('logs a rejection that nobody handled, and suppresses the default', () => {
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

it('logs an error that nothing caught', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('broken');
  dispatchEvent(Object.assign(new Event('error'), { error, message: 'broken' }));
  expect(log).toHaveBeenCalledWith('Uncaught error', error);
});

// The last, since nobody comes back to this page.
it('does not take a visitor back who is leaving, for whom Firefox ends the loading of chunks', () => {
  dispatchEvent(new Event('beforeunload'));
  expect(missChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

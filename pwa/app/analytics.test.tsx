import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPT_ALL, NECESSARY_ONLY } from '#domain/consent/stored-consent';
import { type EventsBody, eventsBodySchema } from '#domain/contract/analytics';
import { chooseConsent, consentStore } from '../platform/database/consent.ts';
import { stopAnalytics } from '../platform/sync/analytics.ts';
import { Analytics, reportException } from './analytics.tsx';

const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
let go: (path: string) => void;

function Steps() {
  const navigate = useNavigate();
  go = (path) => act(() => void navigate(path));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  send.mockClear();
  localStorage.clear();
  consentStore.setState({ consent: null, isCustomizing: false });
});
afterEach(() => {
  cleanup();
  stopAnalytics();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Steps />
      <Analytics />
    </MemoryRouter>,
  );
}
const choose = (choice: typeof ACCEPT_ALL) => act(() => chooseConsent(choice));
function sent(): EventsBody[] {
  vi.advanceTimersByTime(2000);
  return send.mock.calls.map(([path, init]) => {
    expect(path).toBe('/api/events');
    return eventsBodySchema.parse(JSON.parse(String(init?.body)));
  });
}
const paths = () =>
  sent().flatMap(({ events }) => events.map((event) => event.type === 'page-view' && event.path));

describe('analytics', () => {
  it('reports nothing before consent, and nothing after a refusal', () => {
    open();
    go('/dog-recipes');
    reportException(new Error('lost'));
    choose(NECESSARY_ONLY);
    go('/cat-recipes');
    expect(sent()).toEqual([]);
  });

  it('reports no exception from before consent, however late it arrives', () => {
    const happenedAt = new Date(Date.now() - 1);
    choose(ACCEPT_ALL);
    reportException(new Error('lost'), happenedAt);
    expect(sent()).toEqual([]);
  });

  it('reports a page view on every change of route after consent, without its query', () => {
    open('/about');
    choose({ ...NECESSARY_ONLY, analytics: true });
    go('/?search=my+sick+dog');
    go('/recipe/7');
    expect(paths()).toEqual(['/about', '/', '/recipe/7']);
  });

  it('reports no pages of the administration area', () => {
    choose(ACCEPT_ALL);
    open('/admin');
    go('/admin/revenue');
    expect(sent()).toEqual([]);
  });

  it('S32: stops at once when consent is withdrawn, never reports the time in between, and starts a new visit when it is given again', () => {
    choose(ACCEPT_ALL);
    open('/');
    const [first] = sent();
    go('/dog-recipes');
    choose(NECESSARY_ONLY);
    go('/cat-recipes');
    reportException(new Error('lost'));
    expect(sent()).toHaveLength(1);
    go('/plan');
    choose(ACCEPT_ALL);
    const again = sent();
    expect(again).toHaveLength(2);
    expect(again[1]?.visit).not.toBe(first?.visit);
    expect(paths()).toEqual(['/', '/plan']);
  });

  it('sends a rejection as a non-fatal exception, truncated to the server’s limit', () => {
    choose(ACCEPT_ALL);
    reportException(new TypeError('x'.repeat(900)));
    reportException('a word');
    // At most 500 characters: 11 for ‘TypeError: ’ and 489 of the message.
    expect(sent()[0]?.events).toEqual([
      { type: 'exception', description: `TypeError: ${'x'.repeat(489)}`, fatal: false },
      { type: 'exception', description: 'a word', fatal: false },
    ]);
  });

  it('sends pending events when the page is left', () => {
    choose(ACCEPT_ALL);
    open('/');
    dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[1]?.keepalive).toBe(true);
  });

  it('survives an unreachable server', async () => {
    send.mockRejectedValueOnce(new TypeError('offline'));
    choose(ACCEPT_ALL);
    open('/');
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

import { ANALYTICS_CALLS, type AnalyticsEvent, type EventsBody } from '#domain/contract/analytics';
import { requestOf } from './http.ts';
import { readUrl } from './read-url.ts';

/** Events are batched for this long. */
const SEND_AFTER_MS = 2_000;
const MOST_EVENTS = 20;
const MOST_PATH = 200;
const MOST_DESCRIPTION = 500;

type Measured = { events: AnalyticsEvent[]; visit: string; timer: ReturnType<typeof setTimeout> | undefined };

/** Lives for one page load of one tab; never stored. */
let measured: Measured | undefined;

/**
 * Records an event of this visit. Call only with the visitor's consent. Undeliverable events are
 * dropped: a count is worth less than the bandwidth of someone in a kitchen.
 */
export function measure(event: AnalyticsEvent): void {
  // Without a secure context `randomUUID` is missing, so nothing is counted.
  if (typeof crypto.randomUUID !== 'function') return;
  measured ??= begin();
  measured.events.push(trimmed(event));
  if (measured.events.length >= MOST_EVENTS) send();
  else measured.timer ??= setTimeout(send, SEND_AFTER_MS);
}

/** Drops the visit and all unsent events: the visitor has withdrawn consent. */
export function stopAnalytics(): void {
  clearTimeout(measured?.timer);
  measured = undefined;
  removeEventListener('pagehide', send);
  document.removeEventListener('visibilitychange', sendWhenHidden);
}

function begin(): Measured {
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', sendWhenHidden);
  return { events: [], visit: crypto.randomUUID(), timer: undefined };
}

function sendWhenHidden(): void {
  if (document.visibilityState === 'hidden') send();
}

function send(): void {
  if (measured === undefined) return;
  clearTimeout(measured.timer);
  measured.timer = undefined;
  const events = measured.events.splice(0);
  if (events.length === 0) return;
  const body: EventsBody = { visit: measured.visit, referrer: referrerHost(), events };
  const { path, method } = requestOf(ANALYTICS_CALLS.postEvents, { body });
  // Outlives the page; failures are silent.
  fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {});
}

function trimmed(event: AnalyticsEvent): AnalyticsEvent {
  if (event.type === 'search') return event;
  return event.type === 'page-view'
    ? { ...event, path: event.path.slice(0, MOST_PATH) }
    : { ...event, description: event.description.slice(0, MOST_DESCRIPTION) };
}

/** Host of the referring site; empty without one. */
function referrerHost(): string {
  const host = readUrl(document.referrer)?.host ?? '';
  return host === location.host ? '' : host;
}

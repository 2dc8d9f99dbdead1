import { createHmac } from 'node:crypto';
import type { NoticeWindow } from '../../storage/notice-feeds.ts';
import { waitingInWords } from './notice-words.ts';

export type Webhook = {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
};

/** How long a receiver may take. */
const WITHIN_MS = 10_000;
const PREFIX = 'whsec_';

/** A receiver that didn't accept; the message is a sentence for the panel. */
export class WebhookRefused extends Error {}

/**
 * The signature of Standard Webhooks (standardwebhooks.com): base64 of the HMAC-SHA256 of `id.timestamp.body`, under the
 * bytes that the secret encodes.
 * @param timestamp seconds since 1970
 */
export function signatureOf(secret: string, { id, timestamp, body }: Record<string, string>): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The event as JSON, the same on every attempt. Counts only, no personal data. */
function bodyOf({ until, arrived }: NoticeWindow, publicOrigin: string): string {
  const url = `${publicOrigin}/admin`;
  // Chat services show `text`.
  const text = `${waitingInWords(arrived)} for a decision on Bowlful: ${url}`;
  return JSON.stringify({ type: 'items.arrived', timestamp: until, data: { arrived, url }, text });
}

/**
 * Sends an event once.
 * @param event.id the same on every attempt, so that the receiver recognises a repeat
 * @param event.now milliseconds since 1970
 * @throws {WebhookRefused} unless the receiver answers with a 2xx within ten seconds, without a redirect
 */
export async function callWebhook(
  { url, secret }: Webhook,
  event: { id: string; window: NoticeWindow; publicOrigin: string; now: number },
): Promise<void> {
  const { id, window, publicOrigin, now } = event;
  const body = bodyOf(window, publicOrigin);
  const timestamp = String(Math.floor(now / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, { id, timestamp, body }),
  };
  const signal = AbortSignal.timeout(WITHIN_MS);
  const sent = fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  const response = await sent.catch((cause: unknown) => {
    throw new WebhookRefused('The receiver could not be reached.', { cause });
  });
  // Its words don't matter, and could be endless.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(`The receiver answered ${response.status}.`);
}

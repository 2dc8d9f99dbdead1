import { ANALYTICS_CALLS } from '#domain/contract/analytics';
import { contentOf } from '#domain/sync/exchange';
import { exchange, requestOf } from './http.ts';

const { detectCountry: detectedBy } = ANALYTICS_CALLS;
const TIMEOUT_MS = 2000;
const DETECTION_VERSION = '2.0';

/** The connection's country according to the server; null if it names none or does not answer in time. */
export async function detectCountry(now = Date.now()): Promise<string | null> {
  const query = { v: DETECTION_VERSION, t: String(now) };
  const answer = await exchange(
    {
      ...requestOf(detectedBy, { query }),
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    },
    { timeoutMs: TIMEOUT_MS },
  );
  return contentOf(detectedBy.answer.schema, answer)?.country_code?.toUpperCase() ?? null;
}

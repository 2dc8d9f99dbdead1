import { detectedCountrySchema } from '#domain/contract/country';
import { contentOf } from '#domain/sync/exchange';
import { exchange } from './http.ts';

const TIMEOUT_MS = 2000;
const DETECTION_VERSION = '2.0';

/** The country that the server reads from the connection; null where it tells nothing or does not answer in time. */
export async function detectCountry(now = Date.now()): Promise<string | null> {
  const query = new URLSearchParams({ v: DETECTION_VERSION, t: String(now) });
  const answer = await exchange(
    {
      path: `/api/detect-country?${query}`,
      method: 'GET',
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    },
    { timeoutMs: TIMEOUT_MS },
  );
  return contentOf(detectedCountrySchema, answer)?.country_code?.toUpperCase() ?? null;
}

import { detectedCountrySchema } from '#domain/contract/country';
import { exchange } from './api-client.ts';

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
  if (answer.kind !== 'answer' || answer.status !== 200) return null;
  try {
    const detected = detectedCountrySchema.safeParse(JSON.parse(answer.body));
    return detected.success ? (detected.data.country_code?.toUpperCase() ?? null) : null;
  } catch {
    return null; // Something between us and the server answered in its place.
  }
}

import {
  type AdPosition,
  type Advertisement,
  ANALYTICS_CALLS,
  advertisementSchema,
} from '#domain/contract/analytics';
import { jsonOf } from '#domain/sync/exchange';
import { logAdError } from '../../platform/sync/ad-network.ts';
import { exchange, requestOf } from '../../platform/sync/http.ts';
import { kindOfPlace } from './ad-rules.ts';

/** Requests by position: one per page, so a growing list does not request again. */
const asked = new Map<AdPosition, Promise<Advertisement | null>>();

/** Shown ids by position: slots of one kind share a page, and no two show the same advertisement. */
const taken = new Map<AdPosition, string>();

/** The advertisement for a position; null if there is none or the request failed. Errors are only logged. */
export function loadAdvertisement(position: AdPosition): Promise<Advertisement | null> {
  const before = asked.get(position);
  if (before !== undefined) return before;
  const answer = firstOf(position);
  asked.set(position, answer);
  return answer;
}

/** Counts a click and clears the cached list. */
export async function clickAdvertisement(id: string): Promise<void> {
  const answer = await exchange(requestOf(ANALYTICS_CALLS.clickAdvertisement, { params: { id } }));
  if (answer.kind !== 'answer' || answer.status >= 300) {
    logAdError('A click on an advertisement was not counted.');
    return;
  }
  asked.clear();
  taken.clear();
}

async function firstOf(position: AdPosition): Promise<Advertisement | null> {
  const answer = await exchange(requestOf(ANALYTICS_CALLS.listAdvertisements, { query: { position } }));
  if (answer.kind !== 'answer' || answer.status !== 200) {
    logAdError('The advertisements could not be loaded.');
    asked.delete(position);
    return null;
  }
  const list = jsonOf(answer);
  if (list === undefined) logAdError('The advertisements could not be read.');
  const others = [...taken].filter(
    ([other]) => other !== position && kindOfPlace(other) === kindOfPlace(position),
  );
  const shown = new Set(others.map(([, id]) => id));
  for (const each of Array.isArray(list) ? list : []) {
    const read = advertisementSchema.safeParse(each);
    if (!read.success || shown.has(read.data.id)) continue;
    taken.set(position, read.data.id);
    return read.data;
  }
  return null;
}

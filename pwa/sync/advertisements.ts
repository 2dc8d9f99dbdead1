import { type AdPosition, type Advertisement, advertisementSchema } from '#domain/contract/advertisements';
import { exchange } from './api-client.ts';

/** By position: asked for once a page, so that a list that grows does not ask again. */
const asked = new Map<AdPosition, Promise<Advertisement | null>>();

/** The advertisement of a position; null where there is none or nothing came. Errors are logged only. */
export function loadAdvertisement(position: AdPosition): Promise<Advertisement | null> {
  const before = asked.get(position);
  if (before !== undefined) return before;
  const answer = firstOf(position);
  asked.set(position, answer);
  return answer;
}

/** Counts a click; the list is asked for anew when it is shown next. */
export async function clickAdvertisement(id: string): Promise<void> {
  const answer = await exchange({ path: `/api/advertisements/${id}/click`, method: 'POST' });
  if (answer.kind === 'answer' && answer.status < 300) asked.clear();
  else logAdError('A click on an advertisement was not counted.');
}

async function firstOf(position: AdPosition): Promise<Advertisement | null> {
  const answer = await exchange({ path: `/api/advertisements?position=${position}`, method: 'GET' });
  if (answer.kind !== 'answer' || answer.status !== 200) {
    logAdError('The advertisements did not come.');
    asked.delete(position);
    return null;
  }
  try {
    const list: unknown = JSON.parse(answer.body);
    const first = advertisementSchema.safeParse(Array.isArray(list) ? list[0] : undefined);
    return first.success ? first.data : null;
  } catch {
    logAdError('The advertisements could not be read.');
    return null;
  }
}

function logAdError(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and no message
  console.warn(message);
}

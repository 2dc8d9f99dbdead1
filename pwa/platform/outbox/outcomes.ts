import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import { contentOf } from '#domain/sync/exchange';
import { requestOf } from '../sync/call-request.ts';
import { exchange, type HttpOptions } from '../sync/http.ts';
import { announceChange } from './events.ts';
import type { OutboxItem, SentItem } from './item.ts';
import { deviceOutbox } from './store.ts';

const { getSubmissionOutcome } = VISITOR_CALLS;

const isSentRecipe = (item: OutboxItem): item is SentItem<'recipe'> =>
  item.type === 'recipe' && item.status === 'sent';

/**
 * Asks the server for the outcomes of recipes sent from this device, and stores each answer with its item. If the
 * server can't be reached, the last answer stays.
 */
export async function askOutcomes(options: HttpOptions = {}): Promise<void> {
  for (const { id, outcome: known } of (await deviceOutbox.list()).filter(isSentRecipe)) {
    const answer = await exchange(requestOf(getSubmissionOutcome, { params: { id } }), options);
    if (answer.kind === 'unreachable') return;
    const outcome = contentOf(getSubmissionOutcome.answer.schema, answer);
    if (outcome === null || JSON.stringify(outcome) === JSON.stringify(known)) continue;
    await deviceOutbox.change(id, (item) => (isSentRecipe(item) ? { ...item, outcome } : item));
    announceChange();
  }
}

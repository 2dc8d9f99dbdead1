import type { OutboxItem } from '../platform/outbox/item.ts';
import { type Effect, POISON, withdrawalWords, wordsOf } from './fake-write-server.ts';
import type { Entry, OutboxWorld } from './outbox-world.ts';

/** Checks what must hold once everything has settled. @throws {Error} naming the entry and what is wrong with it */
export async function checkInvariants(world: OutboxWorld): Promise<void> {
  const items = await world.store.list();
  const effects = world.server.effects;
  for (const entry of world.entries) {
    const rows = items.filter(({ seq }) => seq === entry.seq);
    if (entry.discarded) assertEntry(rows.length === 0, entry, 'was discarded and is still there');
    else {
      assertEntry(rows.length === 1, entry, `has ${rows.length} rows: lost or doubled`);
      for (const row of rows) checkRow(entry, row, items, effects);
    }
    for (const text of entry.texts) {
      const count = effects.filter(({ words }) => words === text).length;
      assertEntry(count <= 1, entry, `took effect ${count} times`);
    }
    checkPhoto(entry, world, items, effects);
  }
  checkNothingInvented(world.entries, items, effects);
  checkLanes(world.entries, items, effects);
}

function checkRow(entry: Entry, row: OutboxItem, items: OutboxItem[], effects: Effect[]): void {
  const written = entry.texts.at(-1) ?? '';
  assertEntry(row.type === entry.type, entry, 'became an item of another type');
  if (row.status === 'sent') {
    const arrived = effects.some(({ words }) => words === written);
    assertEntry(arrived, entry, 'counts as sent, but the server does not have its last text');
    return;
  }
  const words = row.type === 'withdrawal' ? withdrawalWords(row.body.reviewId) : wordsOf(row.body.draft);
  assertEntry(words === written, entry, 'lost its last text');
  if (row.status === 'refused') {
    // The server refuses a new text under the key of one that it has stored.
    const effect = effects.find((candidate) => candidate.key === row.id);
    const firstArrived = effect !== undefined && effect.words !== written;
    assertEntry(firstArrived || written.includes(POISON), entry, 'was refused for no reason');
    return;
  }
  const blocked = items.some(
    (item) => item.status === 'refused' && item.lane === row.lane && item.seq < row.seq,
  );
  assertEntry(blocked, entry, 'waits for ever');
}

/** The photo of a delivered review arrived at the final version of that review, and at no other. */
function checkPhoto(entry: Entry, world: OutboxWorld, items: OutboxItem[], effects: Effect[]): void {
  const photo = world.photoOf(entry);
  const review = items.find(({ seq }) => seq === entry.seq);
  if (photo === undefined || review?.status !== 'sent') return;
  for (const effect of effects.filter(({ words }) => photo.texts.includes(words))) {
    assertEntry(effect.path.includes(`/ratings/${review.id}/photo`), photo, 'came to another review');
  }
}

function checkNothingInvented(entries: Entry[], items: OutboxItem[], effects: Effect[]): void {
  const texts = new Set(entries.flatMap((entry) => entry.texts));
  const places = new Set(entries.map((entry) => entry.seq));
  if (!effects.every(({ words }) => texts.has(words))) throw new Error('the server made up a text');
  if (!items.every(({ seq }) => places.has(seq))) throw new Error('the queue made up an item');
}

/** Final texts of sent entries took effect in the order in which their lane was written. */
function checkLanes(entries: Entry[], items: OutboxItem[], effects: Effect[]): void {
  const last = new Map<string, number>();
  for (const entry of entries) {
    const row = items.find(({ seq }) => seq === entry.seq);
    if (row?.status !== 'sent') continue;
    const position = effects.findIndex(({ words }) => words === entry.texts.at(-1));
    assertEntry(position > (last.get(entry.lane) ?? -1), entry, 'overtook an earlier one in its lane');
    last.set(entry.lane, position);
  }
}

function assertEntry(holds: boolean, entry: Entry, message: string): void {
  if (!holds) throw new Error(`the ${entry.type} written as number ${entry.seq} ${message}`);
}

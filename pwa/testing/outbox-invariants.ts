import type { OutboxItem } from '#domain/outbox/outbox-item';
import { type Effect, POISON } from './fake-review-server.ts';
import type { Entry, OutboxWorld } from './outbox-world.ts';

/** What must hold once everything is quiet. @throws {Error} naming the entry and what is wrong with it */
export async function checkInvariants(world: OutboxWorld): Promise<void> {
  const items = await world.store.list();
  const effects = world.server.effects;
  for (const entry of world.entries) {
    const rows = items.filter((item) => item.title === entry.title);
    if (entry.discarded) must(rows.length === 0, entry, 'was discarded and is still there');
    else {
      must(rows.length === 1, entry, `has ${rows.length} rows: lost or doubled`);
      for (const row of rows) checkRow(entry, row, items, effects);
    }
    for (const comment of entry.comments) {
      const count = effects.filter((effect) => effect.comment === comment).length;
      must(count <= 1, entry, `took effect ${count} times`);
    }
  }
  checkNothingInvented(world.entries, items, effects);
  checkLanes(world.entries, items, effects);
}

function checkRow(entry: Entry, row: OutboxItem, items: OutboxItem[], effects: Effect[]): void {
  const written = entry.comments.at(-1) ?? '';
  if (row.status === 'sent') {
    const arrived = effects.some((effect) => effect.comment === written);
    must(arrived, entry, 'counts as sent, but the server does not have its last text');
    return;
  }
  must(row.body.draft.comment === written, entry, 'lost its last text');
  if (row.status === 'refused') {
    const effect = effects.find((candidate) => candidate.key === row.id);
    const firstArrived = effect !== undefined && effect.comment !== written;
    must(firstArrived || written.includes(POISON), entry, 'was refused for nothing');
    return;
  }
  const blocked = items.some(
    (item) => item.status === 'refused' && item.lane === row.lane && item.seq < row.seq,
  );
  must(blocked, entry, 'waits for ever');
}

function checkNothingInvented(entries: Entry[], items: OutboxItem[], effects: Effect[]): void {
  const comments = new Set(entries.flatMap((entry) => entry.comments));
  const titles = new Set(entries.map((entry) => entry.title));
  if (!effects.every((effect) => comments.has(effect.comment))) throw new Error('the server made up a text');
  if (!items.every((item) => titles.has(item.title))) throw new Error('the queue made up an item');
}

/** The last texts of what was sent took effect in the order in which the entries of a lane were written. */
function checkLanes(entries: Entry[], items: OutboxItem[], effects: Effect[]): void {
  const last = new Map<string, number>();
  for (const entry of entries) {
    const row = items.find((item) => item.title === entry.title);
    if (row?.status !== 'sent') continue;
    const position = effects.findIndex((effect) => effect.comment === entry.comments.at(-1));
    must(position > (last.get(entry.lane) ?? -1), entry, 'overtook one of its lane');
    last.set(entry.lane, position);
  }
}

function must(holds: boolean, entry: Entry, message: string): void {
  if (!holds) throw new Error(`${entry.title} ${message}`);
}

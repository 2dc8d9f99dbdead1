import { type Household, NO_HOUSEHOLD } from '#domain/household/household';
import { renamed } from '#domain/household/household-ids';
import { mergeRecord, type SetAsideField } from '#domain/household/merge-fields';
import { mergeHousehold } from '#domain/household/merge-household';
import { fieldOf, isSame, type RecordValue } from '#domain/household/record-value';
import { householdOf, recordsOf } from '#domain/household/records';
import { type HeldValue, newRow, type ReplicaRow } from '#domain/household/replica';
import type { Bowlful } from '../database/bowlful.ts';
import { type MembershipRow, newId } from '../database/rows.ts';
import { foreseeMerge, mergeInto } from './apply-merge.ts';
import { readHousehold } from './household-tables.ts';
import { whileMember } from './take-records.ts';

/** The household of held records. */
function householdIn(held: readonly HeldValue[], at: string): Household {
  const records = new Map<string, RecordValue>();
  for (const { name, value } of held) if (value !== null) records.set(name, value);
  return householdOf(records, NO_HOUSEHOLD, at);
}

/** What joining would bring. */
export const foreseeJoin = (database: Bowlful, held: readonly HeldValue[], at: string) =>
  foreseeMerge(database, householdIn(held, at), 'theirs');

const isEmpty = (value: unknown) => value == null || isSame(value, '') || isSame(value, []);

/** What this device had written differently, where theirs stands now. */
function overruled(before: Household, after: Household, theirs: Household): SetAsideField[] {
  const { renames } = mergeHousehold(before, theirs, 'theirs');
  const [shared, stands] = [recordsOf(theirs), recordsOf(after)];
  return [...recordsOf(renamed(before, renames))]
    .filter(([name]) => shared.has(name))
    .flatMap(([name, mine]) => mergeRecord(name, { base: null }, mine, shared.get(name) ?? null).asides)
    .map((aside) => ({ ...aside, kept: fieldOf(stands.get(aside.name) ?? {}, aside.field) }))
    .filter(({ kept, aside }) => !(isEmpty(aside) || isSame(kept, aside)));
}

/** Merges this device's data with all records of the household that it joins, in one transaction with the undo data; what it had written differently is set aside. */
export function joinRecords(
  database: Bowlful,
  expected: MembershipRow,
  held: readonly HeldValue[],
  at: Pick<MembershipRow, 'epoch' | 'after' | 'unopenedAfter'>,
  now: string,
): PromiseLike<MembershipRow> {
  return whileMember(database, expected, async (membership) => {
    const theirs = householdIn(held, now);
    const before = await readHousehold(database);
    const merge = await mergeInto(database, theirs, now, 'theirs');
    const asides = overruled(before, await readHousehold(database), theirs);
    await database.householdAsides.bulkPut(asides.map((aside) => ({ ...aside, id: newId(), at: now })));
    if (merge.rows.length > 0) await database.householdMerges.put({ ...merge, isJoining: true });
    await database.householdReplica.clear();
    await database.householdReplica.bulkPut(
      held.map(
        ({ name, seq, op, past, value }): ReplicaRow => ({
          ...newRow(name),
          ...{ seq, op, ancestors: past, base: value },
        }),
      ),
    );
    const next = { ...membership, ...at, isMerged: true };
    await database.householdMembership.put(next);
    return next;
  });
}

import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { HeldRecord, RecordChange } from '#domain/contract/household-records';
import { faultyDatabase, ProcessDied } from '../../testing/faulty-database.ts';
import { aChange, newId } from '../../testing/household-builders.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { assemble } from '../assembly/assemble.ts';
import type { Database } from '../database.ts';
import type { HouseholdRecords } from './household-records.ts';

const SOAK = Boolean(process.env['SOAK']);
const EDITS = SOAK ? 200 : 15;
const RECORDS = Array.from({ length: 3 }, newId);

const recordsOn = (database: Database) =>
  assemble(database, { builtinRecipes: [] }).repositories.householdRecords;

/** Every change that was taken, as `record/base`. */
type Taken = string[];

/** Edits random records, each time based on the state that the last answer named. */
async function edit(records: HouseholdRecords, household: string, taken: Taken): Promise<void> {
  const known = new Map<string, HeldRecord>();
  for (let n = 0; n < EDITS; n += 1) {
    const record = RECORDS[Math.floor(Math.random() * RECORDS.length)] as string;
    const held = known.get(record);
    const past = held === undefined ? [] : [held.op, ...held.past].slice(0, 8);
    const change = aChange({ record, base: held?.seq ?? null, past });
    const answer = await records.push(household, null, [change]);
    const outcome = answer === 'full' ? undefined : answer.outcomes[0];
    if (outcome?.outcome === 'moved-on' && outcome.held !== null) known.set(record, outcome.held);
    if (outcome?.outcome !== 'taken') continue;
    taken.push(`${record}/${change.base}`);
    const { base: _, ...state } = change;
    known.set(record, { ...state, seq: outcome.seq });
  }
}

/** Pulls until the writers end, and once more; returns the records that it then holds. */
async function pullWhile(writers: Promise<unknown>, records: HouseholdRecords, household: string) {
  const held = new Map<string, HeldRecord>();
  let after = 0;
  let isWriting = true;
  const ended = writers.finally(() => {
    isWriting = false;
  });
  async function pull(): Promise<void> {
    const page = await records.after(household, after);
    for (const record of page.records) {
      expect(record.seq).toBeGreaterThan(after);
      held.set(record.record, record);
    }
    after = page.records.at(-1)?.seq ?? after;
  }
  while (isWriting) {
    await pull();
    await setTimeout(5);
  }
  await ended;
  await pull();
  return held;
}

await describeOnBothEngines('devices racing for one household', (engine) => {
  it('fault 38: have at most one change to each state taken, and no reader misses a record', {
    timeout: 600_000,
  }, async () => {
    const database = (await engine.newPlace()).openDatabase();
    const household = newId();
    const taken: Taken = [];
    // Two processes with three devices each, on a database that guarantees nothing but unique ids.
    const writers = [1, 2].flatMap(() => {
      const records = recordsOn(faultyDatabase(database, { isSlow: true }));
      return [1, 2, 3].map(() => edit(records, household, taken));
    });
    const reader = recordsOn(database);
    const held = await pullWhile(Promise.all(writers), reader, household);
    expect(taken.length).toBeGreaterThan(EDITS / 2);
    expect(new Set(taken).size).toBe(taken.length);
    const { records } = await recordsOn(database).after(household, 0);
    expect(new Map(records.map((record) => [record.record, record]))).toEqual(held);
    await database.close();
  });

  it('fault 36: finish a push by repeating it if the server dies at any write; records have one state each', {
    timeout: 120_000,
  }, async () => {
    const place = await engine.newPlace();
    const database = place.openDatabase();
    const outcomes: string[] = [];
    for (const isWritten of [false, true]) {
      for (let diesAtWrite = 1; outcomes.at(-1) !== 'done'; diesAtWrite += 1) {
        const household = newId();
        const healthy = recordsOn(database);
        const first = aChange();
        const answer = await healthy.push(household, null, [first]);
        const base =
          answer !== 'full' && answer.outcomes[0]?.outcome === 'taken' ? answer.outcomes[0].seq : 0;
        const changes: RecordChange[] = [
          aChange({ record: first.record, base, past: [first.op] }),
          aChange(),
        ];
        const dying = recordsOn(faultyDatabase(database, { diesAtWrite, isWritten }));
        const end = await dying.push(household, null, changes).then(
          () => 'done',
          (error: unknown) => (error instanceof ProcessDied ? 'died' : String(error)),
        );
        outcomes.push(end);
        // The next process finds what the dead one began.
        const {
          repositories,
          log: _log,
          initialise,
        } = assemble(database, { builtinRecipes: [], patienceMs: 0 });
        await initialise();
        const repeated = await repositories.householdRecords.push(household, null, changes);
        expect(repeated).toMatchObject({ outcomes: [{ outcome: 'taken' }, { outcome: 'taken' }] });
        await setTimeout(1);
        await repositories.householdRecords.after(household, 0);
        const { records } = await repositories.householdRecords.after(household, 0);
        expect(records.map(({ op }) => op).sort()).toEqual(changes.map(({ op }) => op).sort());
      }
      outcomes.push('next');
    }
    expect(outcomes.filter((end) => end === 'died').length).toBeGreaterThan(4);
    await database.close();
  });
});

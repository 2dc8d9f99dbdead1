import { expect, it } from 'vitest';
import { HOUSEHOLD_MAX_BYTES, RECORDS_PER_CALL, type RecordChange } from '#domain/contract/household-records';
import { aChange, newId } from '../../testing/household-builders.ts';
import { readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines, describeOnEmbedded, type Engine } from '../../testing/storage-engines.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A store with a household in it, and a clock that only moves when advanced. */
async function withHousehold(engine: Engine) {
  let now = Date.parse('2026-03-01T08:00:00.000Z');
  const store = await readyStore(engine, { clock: () => now });
  const home = newId();
  await store.households.create(home, 'hash');
  async function push(...changes: RecordChange[]) {
    const answer = await store.householdRecords.push(home, null, changes);
    return answer === 'full' ? answer : answer.outcomes;
  }
  return {
    ...store,
    home,
    push,
    /** Pushes one change, expects it to be taken and returns its `seq`. */
    async take(change: RecordChange): Promise<number> {
      const [outcome] = await push(change);
      if (typeof outcome === 'string' || outcome?.outcome !== 'taken') throw new Error(String(outcome));
      return outcome.seq;
    },
    all: () => store.householdRecords.after(home, 0),
    pass: (days: number) => {
      now += days * DAY_MS;
    },
  };
}

await describeOnBothEngines('a household’s records', (engine) => {
  it('take a change to the current state, and answer any other with what they hold', async () => {
    const { push, take, all, close } = await withHousehold(engine);
    const first = aChange();
    const seq = await take(first);
    const { base: _base, ...written } = first;
    expect((await all()).records).toEqual([{ ...written, seq }]);
    const second = aChange({ record: first.record, base: seq, past: [first.op] });
    const next = await take(second);
    expect(next).toBeGreaterThan(seq);
    const { base: _, ...held } = second;
    const late = aChange({ record: first.record, base: seq });
    expect(await push(late)).toEqual([
      { outcome: 'moved-on', record: first.record, held: { ...held, seq: next } },
    ]);
    expect((await all()).records).toEqual([{ ...held, seq: next }]);
    await close();
  });

  it('answer a repeated change as taken, and a change to an unknown record with null', async () => {
    const { push, take, all, close } = await withHousehold(engine);
    const change = aChange();
    const seq = await take(change);
    expect(await push(change, change)).toEqual(
      Array(2).fill({ outcome: 'taken', record: change.record, seq }),
    );
    const unknown = aChange({ base: 7 });
    expect(await push(unknown)).toEqual([{ outcome: 'moved-on', record: unknown.record, held: null }]);
    expect((await all()).records).toHaveLength(1);
    await close();
  });

  it('take one of two changes to one record in the same push', async () => {
    const { push, all, close } = await withHousehold(engine);
    const { record, ...one } = aChange();
    const outcomes = await push({ record, ...one }, aChange({ record }));
    expect(outcomes).not.toBe('full');
    expect([...outcomes].map((each) => (typeof each === 'string' ? each : each.outcome)).sort()).toEqual([
      'moved-on',
      'taken',
    ]);
    expect((await all()).records).toHaveLength(1);
    await close();
  });

  it('write nothing for a push with a different epoch', async () => {
    const { householdRecords, home, all, close } = await withHousehold(engine);
    const { epoch } = await all();
    expect(await householdRecords.push(home, 'another', [aChange()])).toEqual({ epoch, outcomes: [] });
    expect((await all()).records).toEqual([]);
    expect(await householdRecords.push(home, epoch, [aChange()])).toMatchObject({ epoch });
    await close();
  });

  it('are read in pages that miss nothing and never split a push', async () => {
    const { push, householdRecords, home, close } = await withHousehold(engine);
    const sent: string[] = [];
    for (const count of [30, 30, 1, RECORDS_PER_CALL, 20]) {
      const changes = Array.from({ length: count }, () => aChange());
      sent.push(...changes.map(({ record }) => record));
      await push(...changes);
    }
    const pages: number[] = [];
    const read: string[] = [];
    for (let after = 0, more = true; more; ) {
      const page = await householdRecords.after(home, after);
      pages.push(page.records.length);
      read.push(...page.records.map(({ record }) => record));
      after = page.records.at(-1)?.seq ?? after;
      more = page.more;
    }
    // 30 + 30 exceeds a page of 50; the single record goes with the second 30.
    expect(pages).toEqual([30, 31, 50, 20]);
    expect([...read].sort()).toEqual(sent.sort());
    await close();
  });

  it('end a page after half a megabyte', async () => {
    const { push, all, close } = await withHousehold(engine);
    for (let n = 0; n < 10; n += 1) await push(aChange({ bytes: 60_000 }), aChange({ bytes: 60_000 }));
    const { records, more } = await all();
    // Five pushes of 120,000 bytes are the first beyond 524,288.
    expect([records.length, more]).toEqual([10, true]);
    await close();
  });

  it('stay within 2 MB; a full household can still be made smaller', async () => {
    const { push, take, householdRecords, home, close } = await withHousehold(engine);
    const each = 60_000;
    // 34 × 60,000 = 2,040,000 of 2,097,152 bytes.
    const fits = Math.floor(HOUSEHOLD_MAX_BYTES / each);
    const changes = Array.from({ length: fits }, () => aChange({ bytes: each }));
    await push(...changes);
    expect(await push(aChange({ bytes: each }), aChange())).toBe('full');
    expect(await push(aChange())).not.toBe('full');
    const { records } = await householdRecords.after(home, 0);
    const [large] = records;
    if (large === undefined) throw new Error('nothing stored');
    const { record, seq: base, op } = large;
    await take(aChange({ record, base, past: [op], isGone: true }));
    expect(await push(aChange({ bytes: each - 1000 }))).not.toBe('full');
    // Other households have their own room.
    expect(await householdRecords.push(newId(), null, [aChange({ bytes: each })])).not.toBe('full');
    await close();
  });

  it('are gone once erased, including those from a push still in flight', async () => {
    const { take, all, home, households, householdRecords, close } = await withHousehold(engine);
    await take(aChange());
    await households.erase(home);
    expect(await households.keyHashOf(home)).toBeNull();
    expect((await all()).records).toEqual([]);
    await take(aChange());
    await households.eraseLate(home);
    expect((await all()).records).toEqual([]);
    expect(await households.counts()).toEqual({ households: 0, records: 0 });
    const { upTo } = await householdRecords.writtenSince(null);
    // The two pushes: erasing adds no revision.
    expect(upTo).toBe(2);
    await close();
  });

  it('are kept for 400 days after the last visit, a deletion for 400 days', async () => {
    const { take, all, pass, home, households, close } = await withHousehold(engine);
    const record = newId();
    const base = await take(aChange({ record }));
    await take(aChange({ record, base, isGone: true }));
    await take(aChange());
    const other = newId();
    await households.create(other, 'hash');
    const recordCount = async () => (await all()).records.length;
    pass(200);
    await households.noteVisit(home);
    pass(200);
    await households.sweep();
    expect(await households.counts()).toEqual({ households: 2, records: 2 });
    pass(1);
    await households.sweep();
    // The other household was never visited, and the deletion is 401 days old.
    expect([await recordCount(), await households.keyHashOf(other)]).toEqual([1, null]);
    // 401 + 199 = 600 days, 400 after the visit on day 200.
    pass(199);
    await households.sweep();
    expect(await recordCount()).toBe(1);
    pass(1);
    await households.sweep();
    expect(await households.counts()).toEqual({ households: 0, records: 0 });
    await close();
  });
});

describeOnEmbedded('a household’s many records', (engine) => {
  it('stay within 5,000, and a deletion makes room for another', { timeout: 60_000 }, async () => {
    const { push, take, close } = await withHousehold(engine);
    const some = (count: number) => Array.from({ length: count }, () => aChange({ bytes: 30 }));
    const first = aChange({ bytes: 30 });
    const base = await take(first);
    for (let n = 0; n < 100; n += 1) expect(await push(...some(n === 0 ? 49 : 50))).not.toBe('full');
    expect(await push(aChange({ bytes: 30 }))).toBe('full');
    await take(aChange({ record: first.record, base, past: [first.op], bytes: 30, isGone: true }));
    expect(await push(aChange({ bytes: 30 }))).not.toBe('full');
    expect(await push(aChange({ bytes: 30 }))).toBe('full');
    await close();
  });
});

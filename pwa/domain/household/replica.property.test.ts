// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Rules } from './fake-household-server.test-support.ts';
import { PAST_OPS } from './record-rule.ts';
import { pushOf, receive } from './replica.ts';
import { ReplicaWorld } from './replica-world.test-support.ts';

const SOAK = Boolean(process.env['SOAK']);
const RUNS = SOAK ? 100_000 : 400;
const STEPS = 80;
/** The same histories every time; a soak plays new ones, and a fault names its seed. */
const FIRST = SOAK ? Date.now() % 1_000_000_000 : 0;

type WorldRules = ConstructorParameters<typeof ReplicaWorld>[2];

/** The first fault of a history, with its seed. */
function faultOf(seed: number, withRestores: boolean, rules?: WorldRules): string | null {
  const world = new ReplicaWorld(seed, withRestores, rules);
  try {
    world.play(STEPS);
    world.settle();
  } catch (error) {
    return `seed ${seed}: ${String(error)}`;
  }
  const [fault] = world.faults();
  return fault === undefined ? null : `seed ${seed}: ${fault}`;
}

describe('three devices that edit, delete, lose requests and answers, and stop at any point', () => {
  it.each([
    ['on a server that keeps what it took', false, false],
    ['on a server that is restored from backups', true, false],
    ['on a server that is full at times', false, true],
    ['on a server that is restored and full at times', true, true],
  ])(
    '%s end up alike, with nothing to push, and no word is lost',
    { timeout: SOAK ? 3_600_000 : 60_000, meta: { runs: RUNS } },
    (_server, withRestores, isFullAtTimes) => {
      const faults: string[] = [];
      for (let run = 0; run < RUNS && faults.length < 5; run += 1) {
        const fault = faultOf(FIRST + run, withRestores, { isFullAtTimes });
        if (fault !== null) faults.push(fault);
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('the model notices', () => {
  it('a server that works out itself which ops came before, as it brings back what was deleted or replaced', () => {
    const pastOf: Rules['pastOf'] = (held) =>
      held === undefined ? [] : [held.op, ...held.past].slice(0, PAST_OPS);
    // One in some 6,000 histories shows the mistake, as that of this seed does.
    expect(faultOf(1_003_141, true, { pastOf })).toMatch(/ was /);
    expect(faultOf(1_003_141, true)).toBeNull();
  });

  it('a device that forgets what the server had no room for, as it may have taken that before', () => {
    const rules: WorldRules = {
      isFullAtTimes: true,
      pushOf: (row, mine, newOp) => pushOf({ ...row, refused: [] }, mine, newOp),
    };
    // One in some 40,000 histories shows the mistake, as that of this seed does.
    expect(faultOf(246_359, true, rules)).toMatch(/ was /);
    expect(faultOf(246_359, true, { isFullAtTimes: true })).toBeNull();
  });

  it.each<[string, boolean, Partial<Rules>]>([
    [
      'a device that forgets what it sent once somebody else has written',
      false,
      {
        receive: (row, mine, held) => {
          const isKnown = held.op === row.op || held.op === row.sent?.op;
          return receive(isKnown ? row : { ...row, sent: null }, mine, held);
        },
      },
    ],
    [
      'a device that does not know what its state was made on',
      false,
      { receive: (row, mine, held) => receive({ ...row, ancestors: [] }, mine, held) },
    ],
    [
      'a device that offers nothing again after a restore',
      true,
      { offeredAgain: (row) => ({ ...row, seq: null }) },
    ],
    [
      'a device that offers its state again as a new edit',
      true,
      {
        pushOf(row, mine, newOp) {
          const prepared = pushOf(row, mine, newOp);
          if (prepared === null || prepared.push.op !== row.op) return prepared;
          const op = newOp();
          const sent = { op, value: prepared.push.value };
          return { row: { ...row, sent }, push: { ...prepared.push, op } };
        },
      },
    ],
  ])('%s', { timeout: 60_000 }, (_mistake, withRestores, rules) => {
    const seeds = Array.from({ length: 700 }, (_, seed) => seed);
    expect(seeds.some((seed) => faultOf(seed, withRestores, rules) !== null)).toBe(true);
  });
});

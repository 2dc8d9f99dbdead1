import fc from 'fast-check';
import type { Reopened } from '../platform/outbox/delivery.ts';
import { FATES, type Fate } from './fake-network.ts';
import { WRITTEN_TYPES } from './outbox-entries.ts';
import { CONTEXTS, type ContextName, type OutboxWorld, type Written } from './outbox-world.ts';

const HOUR_MS = 3_600_000;
const JUMPS_MS = [1, 24, 10 * 365 * 24].flatMap((hours) => [hours * HOUR_MS, -hours * HOUR_MS]);

type Action =
  | ({ do: 'enqueue' } & Written)
  | { do: 'edit'; n: number; poisoned: boolean }
  | { do: 'retry' | 'discard' | 'withdraw'; n: number }
  | { do: 'flush'; context: ContextName; reopened: Reopened }
  | { do: 'decide'; n: number; fate: Fate }
  | { do: 'kill'; context: ContextName }
  | { do: 'kill at'; context: ContextName; step: number; after: boolean }
  | { do: 'pass' | 'jump'; ms: number }
  | { do: 'deliver late' | 'remove locks' };

/** An action; `rest`: whether everything settles before the next one. */
type Move = { action: Action; rest: boolean };

const n = fc.nat(7);
const context = fc.constantFrom(...CONTEXTS);
const poisoned = fc.nat(7).map((roll) => roll === 0);
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('enqueue'),
      type: fc.constantFrom('review', 'review', 'review', ...WRITTEN_TYPES),
      lane: fc.constantFrom('a', 'b', 'c'),
      poisoned,
      photo: fc.constantFrom('none', 'sound', 'sound', 'poisoned'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit'), n, poisoned }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('retry', 'discard'), n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw'), n }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('flush'),
      context,
      reopened: fc.constantFrom('network', 'way', null),
    }),
  },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('decide'), n, fate: fc.constantFrom(...FATES) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('decide'), n, fate: fc.constant('arrives') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill'), context }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('kill at'),
      context,
      step: fc.integer({ min: 1, max: 8 }),
      after: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.nat(20 * 60_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump'), ms: fc.constantFrom(...JUMPS_MS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('deliver late', 'remove locks') }) },
) as fc.Arbitrary<Action>;

export const moves: fc.Arbitrary<Move[]> = fc.array(fc.record({ action, rest: fc.boolean() }), {
  minLength: 20,
  maxLength: 160,
  size: 'max',
});

/** Above this number, photos included, delivered entries are pruned and would look like lost ones. */
const MAX_ENTRIES = 18;

export async function play(world: OutboxWorld, { action: step, rest }: Move): Promise<void> {
  switch (step.do) {
    case 'enqueue':
      if (world.entries.length < MAX_ENTRIES) await world.enqueue(step);
      break;
    case 'edit':
      await world.edit(step.n, step.poisoned);
      break;
    case 'retry':
      await world.retry(step.n);
      break;
    case 'discard':
      await world.discard(step.n);
      break;
    case 'withdraw':
      if (world.entries.length < MAX_ENTRIES) await world.withdraw(step.n);
      break;
    case 'flush':
      world.flush(step.context, step.reopened);
      break;
    case 'decide':
      world.network.decide(step.n, step.fate);
      break;
    case 'kill':
      world.kill(step.context);
      break;
    case 'kill at':
      world.killAt(step.context, step.step, step.after);
      break;
    case 'pass':
    case 'jump':
      world.now += step.ms;
      break;
    case 'deliver late':
      world.network.deliverLate();
      break;
    case 'remove locks':
      world.removeLocks();
  }
  if (rest) await world.rest();
}

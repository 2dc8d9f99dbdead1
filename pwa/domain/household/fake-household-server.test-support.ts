import type { Random } from '../illustration/random.ts';
import { decide } from './record-rule.ts';
import { type HeldValue, offeredAgain, type Push, pushOf, receive } from './replica.ts';

/** The rules under test; a mutant replaces some. */
export type Rules = {
  pushOf: typeof pushOf;
  receive: typeof receive;
  offeredAgain: typeof offeredAgain;
  /** The past that the server stores with a change. */
  pastOf: (held: HeldValue | undefined, push: Push) => readonly string[];
  takesOtherEpochs: boolean;
};
export const RULES: Rules = {
  pushOf,
  receive,
  offeredAgain,
  pastOf: (_, push) => push.past,
  takesOtherEpochs: false,
};

type Backup = { seq: number; held: Map<string, HeldValue> };

/** A server in memory; its one rule is `decide`. */
export class FakeServer {
  epoch = 1;
  seq = 0;
  held = new Map<string, HeldValue>();
  /** Takes deletions only. */
  isFull = false;
  readonly #rules: Rules;
  #backups: Backup[] = [];

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Two records a page, so that others write between pages. */
  pull(after: number) {
    const later = [...this.held.values()].filter(({ seq }) => seq > after).sort((a, b) => a.seq - b.seq);
    return { epoch: this.epoch, records: later.slice(0, 2), more: later.length > 2 };
  }

  /** The taken seq, what is held instead (null: nothing), 'other-epoch', or 'full'. */
  push(epoch: number | null, push: Push): number | HeldValue | null | 'other-epoch' | 'full' {
    if (epoch !== this.epoch && !this.#rules.takesOtherEpochs) return 'other-epoch';
    const held = this.held.get(push.name);
    const decision = decide(held, push);
    if (decision.is === 'moved-on') return held ?? null;
    if (decision.is === 'repeat') return decision.seq;
    if (this.isFull && push.value !== null) return 'full';
    this.seq += 1;
    const past = this.#rules.pastOf(held, push);
    const { name, op, value } = push;
    this.held.set(name, { name, op, value, past, seq: this.seq });
    return this.seq;
  }

  backUp() {
    this.#backups.push({ seq: this.seq, held: new Map(this.held) });
  }

  /** Goes back to a backup, or to nothing if there is none. */
  restore(random: Random) {
    const backup = this.#backups[Math.floor(random() * this.#backups.length)];
    this.held = new Map(backup?.held);
    this.seq = backup?.seq ?? 0;
    this.epoch += 1;
  }
}

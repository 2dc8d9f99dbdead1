import type { FakeServer, Rules } from './fake-household-server.test-support.ts';
import type { SetAsideField } from './merge-fields.ts';
import type { RecordValue } from './record-value.ts';
import { afterRefused, afterTaken, type HeldValue, newRow, type Push, type ReplicaRow } from './replica.ts';

/** A device's stored state, all that survives a restart. */
type Stored = {
  epoch: number | null;
  after: number;
  rows: Map<string, ReplicaRow>;
  mine: Map<string, RecordValue>;
  asides: SetAsideField[];
};

/** A way for a sync to end early: what the network or the system does to it at a step. */
export type Fault = 'none' | 'request-lost' | 'answer-lost' | 'killed';

export class FakeDevice {
  readonly stored: Stored = { epoch: null, after: 0, rows: new Map(), mine: new Map(), asides: [] };
  /** Pushes whose answer was lost; the network may deliver one again. */
  late: { epoch: number | null; push: Push }[] = [];
  readonly #server: FakeServer;
  readonly #rules: Rules;
  readonly #newOp: () => string;
  #running: Generator<void, void, Fault> | null = null;

  constructor(server: FakeServer, rules: Rules, newOp: () => string) {
    this.#server = server;
    this.#rules = rules;
    this.#newOp = newOp;
  }

  value(name: string): RecordValue | null {
    return this.stored.mine.get(name) ?? null;
  }

  write(name: string, value: RecordValue | null) {
    if (value === null) this.stored.mine.delete(name);
    else this.stored.mine.set(name, value);
  }

  /** Plays a step of a sync; others may play theirs before the next. Returns whether it was the last. */
  step(fault: Fault): boolean {
    this.#running ??= this.#sync();
    const isDone = this.#running.next(fault).done === true;
    if (isDone) this.#running = null;
    return isDone;
  }

  kill() {
    this.#running = null;
  }

  /** A whole sync on a good network. */
  sync() {
    this.kill();
    while (!this.step('none'));
  }

  pending(): string[] {
    return this.#names().filter((name) => this.#rules.pushOf(this.#row(name), this.value(name), () => 'new'));
  }

  #names = () => [...new Set([...this.stored.rows.keys(), ...this.stored.mine.keys()])];
  #row = (name: string) => this.stored.rows.get(name) ?? newRow(name);

  #take(held: HeldValue) {
    const { name } = held;
    const { row, mine, asides } = this.#rules.receive(this.#row(name), this.value(name), held);
    this.stored.rows.set(name, row);
    this.write(name, mine);
    this.stored.asides.push(...asides);
  }

  /** Yields where the network is used; the answer says how that goes. */
  *#sync(): Generator<void, void, Fault> {
    for (let more = true; more; ) {
      const requested = yield;
      if (requested !== 'none') return;
      const page = this.#server.pull(this.stored.after);
      const answered = yield;
      if (answered !== 'none') return;
      if (page.epoch !== this.stored.epoch) {
        this.#startOver(page.epoch);
        continue;
      }
      for (const held of page.records) this.#take(held);
      this.stored.after = page.records.at(-1)?.seq ?? this.stored.after;
      more = page.more;
    }
    for (const name of this.#names()) {
      const prepared = this.#rules.pushOf(this.#row(name), this.value(name), this.#newOp);
      if (prepared === null) continue;
      this.stored.rows.set(name, prepared.row);
      const { push } = prepared;
      const { epoch } = this.stored;
      const requested = yield;
      if (requested !== 'none' && requested !== 'answer-lost') {
        this.late.push({ epoch, push });
        return;
      }
      const answer = this.#server.push(epoch, push);
      // The person may edit meanwhile.
      const answered = requested === 'none' ? yield : requested;
      if (answered !== 'none') {
        this.late.push({ epoch, push });
        return;
      }
      if (answer === 'other-epoch') return;
      if (answer === 'full') {
        this.stored.rows.set(name, afterRefused(this.#row(name)));
        continue;
      }
      if (typeof answer === 'number') this.stored.rows.set(name, afterTaken(this.#row(name), answer));
      else if (answer === null) this.stored.rows.set(name, this.#rules.offeredAgain(this.#row(name)));
      else this.#take(answer);
    }
  }

  #startOver(epoch: number) {
    this.stored.epoch = epoch;
    this.stored.after = 0;
    for (const [name, row] of this.stored.rows) this.stored.rows.set(name, this.#rules.offeredAgain(row));
  }
}

import { mulberry32, type Random } from '../illustration/random.ts';
import { FakeDevice, type Fault } from './fake-device.test-support.ts';
import { FakeServer, RULES, type Rules } from './fake-household-server.test-support.ts';
import { isSame, type RecordValue } from './record-value.ts';

/** A note's text that a person wrote, and whether a person has replaced or deleted it since, having seen it. */
type Written = { name: string; field: string; text: unknown; isReplaced: boolean };

/** Records of each kind that merges differently: notes keep an edit, items and weights a deletion, days their meals. */
const NAMES = ['note/1', 'item/a', 'weight/rex/2026-11-01', 'fed/rex/2026-11-01'] as const;

type Name = (typeof NAMES)[number];
/** Fields that merge by themselves. */
const FIELDS: Record<Name, readonly string[]> = {
  'note/1': ['note', 'petThought'],
  'item/a': [],
  'weight/rex/2026-11-01': [],
  'fed/rex/2026-11-01': ['1 r1', '2 r2', '3 r3'],
};

const meal = (at: number, grams: number) => ({
  ...{ meal: at, food: { kind: 'recipe', recipeId: at }, name: 'Pot', grams, kcal: null },
  fedAt: '2026-11-01T08:00:00.000Z',
});

/** Three devices, a server and a person at each, who do what `seed` says. */
export class ReplicaWorld {
  readonly server: FakeServer;
  readonly devices: FakeDevice[];
  readonly written: Written[] = [];
  readonly #random: Random;
  /** Whether the server may lose what it took; merges of a field then lack the state that both come from. */
  readonly #withRestores: boolean;
  /** Whether the server may be full for a while. */
  readonly #isFullAtTimes: boolean;
  #isNoteDeleted = false;
  /** By record, and by record and field: who wrote it, and what it was after the last edit. */
  readonly #edits = new Map<string, { writers: Set<FakeDevice>; last: unknown }>();
  readonly #names: readonly Name[];
  #count = 0;

  constructor(
    seed: number,
    withRestores: boolean,
    { isFullAtTimes = false, ...rules }: Partial<Rules> & { isFullAtTimes?: boolean } = {},
  ) {
    this.#withRestores = withRestores;
    this.#isFullAtTimes = isFullAtTimes;
    const all = { ...RULES, ...rules };
    this.#random = mulberry32(seed);
    const some = NAMES.filter(() => this.#random() < 0.5);
    this.#names = some.length === 0 ? NAMES : some;
    this.server = new FakeServer(all);
    this.devices = [1, 2, 3].map(() => new FakeDevice(this.server, all, () => `op${this.#next()}`));
  }

  play(steps: number) {
    const { server, devices } = this;
    for (let step = 0; step < steps; step += 1) {
      const device = this.#oneOf(devices);
      const dice = this.#random() * 100;
      if (dice < 22) this.#edit(device, this.#oneOf(this.#names));
      else if (dice < 80) device.step(this.#fault());
      else if (dice < 84) device.kill();
      else if (dice < 88) this.#deliverLate(device);
      else if (dice < 92) device.sync();
      else if (this.#withRestores && dice < 96) server.backUp();
      else if (this.#withRestores && dice < 98) server.restore(this.#random);
      else if (this.#isFullAtTimes && dice >= 98) server.isFull = !server.isFull;
    }
  }

  /** Everybody is online until nobody has anything to push. */
  settle() {
    this.server.isFull = false;
    for (const device of this.devices) device.kill();
    for (let round = 0; round < 20; round += 1) {
      for (const device of this.devices) device.sync();
      const isQuiet = this.devices.every((device) => device.pending().length === 0);
      if (isQuiet && this.devices.every(({ stored }) => stored.after === this.server.seq)) return;
    }
    throw new Error(
      `does not settle: ${this.devices.map((device) => device.pending().join(' ')).join(' | ')}`,
    );
  }

  /** The guarantees that are broken after `settle()`; empty if all hold. */
  faults(): string[] {
    const faults: string[] = [];
    for (const name of NAMES) {
      const held = this.server.held.get(name)?.value ?? null;
      const values = this.devices.map((device) => device.value(name));
      if (!values.every((value) => isSame(value, held))) {
        faults.push(`${name} differs: ${JSON.stringify([held, ...values])}`);
      }
    }
    for (const [place, { writers, last }] of this.#edits) {
      const [name = '', field] = place.split(' at ');
      const value = this.server.held.get(name)?.value ?? null;
      const now = field === undefined ? value : value?.[field];
      // A deleted note comes back whole if somebody edited it.
      const isExempt =
        field !== undefined && (this.#withRestores || (name === 'note/1' && this.#isNoteDeleted));
      if (writers.size === 1 && !isExempt && !isSame(now, last)) {
        faults.push(`${place} was ${JSON.stringify(last)}, is ${JSON.stringify(now)}`);
      }
    }
    const asides = this.devices.flatMap(({ stored }) => stored.asides);
    for (const { name, field, text, isReplaced } of this.written) {
      const isThere = this.server.held.get(name)?.value?.[field] === text;
      const isAside = asides.some(
        (each) => each.name === name && each.field === field && each.aside === text,
      );
      if (!(isReplaced || isThere || isAside)) faults.push(`${name} lost ${field} ${String(text)}`);
    }
    return faults;
  }

  #log(place: string, device: FakeDevice, last: unknown) {
    const writers = this.#edits.get(place)?.writers ?? new Set();
    this.#edits.set(place, { writers: writers.add(device), last });
  }

  #next() {
    this.#count += 1;
    return this.#count;
  }

  #oneOf = <T>(all: readonly T[]): T => all[Math.floor(this.#random() * all.length)] as T;

  #fault(): Fault {
    const dice = this.#random();
    if (dice < 0.85) return 'none';
    return this.#oneOf(['request-lost', 'answer-lost', 'killed']);
  }

  #deliverLate(device: FakeDevice) {
    const late = device.late.shift();
    if (late !== undefined) this.server.push(late.epoch, late.push);
  }

  #edit(device: FakeDevice, name: Name) {
    const before = device.value(name);
    const isDeletion = before !== null && this.#random() < 0.25;
    const after = isDeletion ? null : this.#edited(name, before ?? {});
    device.write(name, after);
    this.#log(name, device, after);
    for (const field of FIELDS[name]) {
      if (!isSame(before?.[field], after?.[field])) this.#log(`${name} at ${field}`, device, after?.[field]);
    }
    if (name !== 'note/1') return;
    if (after === null) this.#isNoteDeleted = true;
    for (const one of this.written) {
      if (one.text === before?.[one.field] && one.text !== after?.[one.field]) one.isReplaced = true;
    }
    for (const [field, text] of Object.entries(after ?? {})) {
      if (text !== before?.[field]) this.written.push({ name, field, text, isReplaced: false });
    }
  }

  #edited(name: Name, before: RecordValue): RecordValue {
    const number = this.#next();
    switch (name) {
      case 'note/1':
        return { ...before, [this.#oneOf(['note', 'petThought'])]: `text ${number}` };
      case 'item/a':
        return { isTicked: this.#random() < 0.5, rank: 1, text: `text ${number}` };
      case 'weight/rex/2026-11-01':
        return { weightKg: 1 + number / 100 };
      case 'fed/rex/2026-11-01': {
        const at = this.#oneOf([1, 2, 3]);
        const key = `${at} r${at}`;
        const { [key]: marked, ...others } = before;
        const isUnmarked = marked !== undefined && Object.keys(others).length > 0 && this.#random() < 0.4;
        return isUnmarked ? others : { ...before, [key]: meal(at, number) };
      }
    }
  }
}

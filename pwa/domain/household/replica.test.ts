import { beforeEach, describe, expect, it } from 'vitest';
import { FakeDevice } from './fake-device.test-support.ts';
import { FakeServer, RULES } from './fake-household-server.test-support.ts';
import type { RecordValue } from './record-value.ts';
import { receive } from './replica.ts';

const NOTE = 'note/1';
const ITEM = 'item/a';
const foil = { text: 'Foil', isTicked: false, rank: 1 };

let server: FakeServer;
let mia: FakeDevice;
let tom: FakeDevice;

beforeEach(() => {
  server = new FakeServer(RULES);
  let ops = 0;
  const newOp = () => {
    ops += 1;
    return `op${ops}`;
  };
  mia = new FakeDevice(server, RULES, newOp);
  tom = new FakeDevice(server, RULES, newOp);
});

/** Syncs until the server has taken one push, whose answer is lost. */
function loseAnswer(device: FakeDevice) {
  const before = server.seq;
  while (server.seq === before) device.step('none');
  device.step('answer-lost');
}
const restoreFirstBackup = () => server.restore(() => 0);
const held = (name: string) => server.held.get(name)?.value;

describe('what two people write about one thing', () => {
  it('is merged field by field, and of two versions of a field the first accepted one stands', () => {
    mia.write(NOTE, { note: 'salty', petThought: '' });
    mia.sync();
    tom.sync();
    mia.write(NOTE, { note: 'too salty', petThought: '' });
    tom.write(NOTE, { note: 'fine', petThought: 'purred' });
    mia.sync();
    tom.sync();
    mia.sync();
    const both = { note: 'too salty', petThought: 'purred' };
    expect([mia.value(NOTE), tom.value(NOTE), held(NOTE)]).toEqual([both, both, both]);
    expect(tom.stored.asides).toEqual([{ name: NOTE, field: 'note', kept: 'too salty', aside: 'fine' }]);
    expect(mia.stored.asides).toEqual([]);
  });

  it('comes back if one of them deleted it and the other went on writing, but an item does not', () => {
    mia.write(NOTE, { note: 'salty' });
    mia.write(ITEM, foil);
    mia.sync();
    tom.sync();
    mia.write(NOTE, null);
    mia.write(ITEM, null);
    tom.write(NOTE, { note: 'needs salt' });
    tom.write(ITEM, { ...foil, isTicked: true });
    mia.sync();
    tom.sync();
    mia.sync();
    expect([mia.value(NOTE), tom.value(NOTE)]).toEqual([{ note: 'needs salt' }, { note: 'needs salt' }]);
    expect([mia.value(ITEM), tom.value(ITEM)]).toEqual([null, null]);
  });
});

describe('a lost answer', () => {
  it('does not make an older version of one’s own beat the newer', () => {
    mia.write(NOTE, { note: 'salty' });
    loseAnswer(mia);
    mia.write(NOTE, { note: 'too salty' });
    tom.sync();
    tom.write(NOTE, { note: 'salty', petThought: 'purred' });
    tom.sync();
    mia.sync();
    expect(mia.value(NOTE)).toEqual({ note: 'too salty', petThought: 'purred' });
    expect(mia.stored.asides).toEqual([]);
  });

  it('makes no older version beat the newer after more edits by others than the server lists, either', () => {
    mia.write(NOTE, { note: 'salty' });
    loseAnswer(mia);
    mia.write(NOTE, { note: 'too salty' });
    for (let day = 1; day <= 12; day += 1) {
      tom.sync();
      tom.write(NOTE, { note: 'salty', petThought: `purred ${day} times` });
    }
    tom.sync();
    mia.sync();
    expect(mia.value(NOTE)).toEqual({ note: 'too salty', petThought: 'purred 12 times' });
    expect(mia.stored.asides).toEqual([]);
  });
});

describe('a server restored from a backup', () => {
  it('takes no push that was made for its later data, though the positions agree', () => {
    mia.write(NOTE, { note: 'one' });
    mia.sync();
    tom.sync();
    server.backUp();
    mia.write(NOTE, { note: 'two' });
    mia.sync();
    mia.write(NOTE, { note: 'three' });
    // Pull, its answer, and the push, which goes astray with base 2.
    for (const fault of ['none', 'none', 'none', 'request-lost'] as const) mia.step(fault);
    restoreFirstBackup();
    tom.write(NOTE, { note: 'one', petThought: 'purred' });
    tom.sync();
    expect(server.held.get(NOTE)?.seq).toBe(2);
    const [late] = mia.late;
    expect(late?.push.base).toBe(2);
    expect(late && server.push(late.epoch, late.push)).toBe('other-epoch');
  });

  it('gets the newer state back from any device, and none goes back to the older', () => {
    mia.write(NOTE, { note: 'one' });
    mia.sync();
    server.backUp();
    mia.write(NOTE, { note: 'two' });
    mia.sync();
    tom.sync();
    restoreFirstBackup();
    tom.sync();
    expect([held(NOTE), tom.value(NOTE)]).toEqual([{ note: 'two' }, { note: 'two' }]);
  });

  it('gets the newer state under its first op, so that it beats no newer edit of another device', () => {
    mia.write(NOTE, { note: 'one' });
    mia.sync();
    server.backUp();
    mia.write(NOTE, { note: 'two' });
    mia.sync();
    tom.sync();
    restoreFirstBackup();
    mia.write(NOTE, { note: 'three' });
    tom.sync();
    mia.sync();
    tom.sync();
    expect([mia.value(NOTE), tom.value(NOTE)]).toEqual([{ note: 'three' }, { note: 'three' }]);
    expect([...mia.stored.asides, ...tom.stored.asides]).toEqual([]);
  });

  it('does not bring back what was deleted: the deletion names the ops that the server has forgotten', () => {
    mia.write(NOTE, { note: 'one' });
    mia.sync();
    server.backUp();
    mia.write(NOTE, { note: 'two' });
    // Mia never learns that her edit has arrived.
    loseAnswer(mia);
    tom.sync();
    tom.write(NOTE, null);
    tom.sync();
    restoreFirstBackup();
    tom.sync();
    expect(server.held.get(NOTE)).toMatchObject({ value: null, past: ['op2', 'op1'] });
    mia.sync();
    tom.sync();
    expect([mia.value(NOTE), tom.value(NOTE), held(NOTE)]).toEqual([null, null, null]);
  });

  it('that is empty is not told again what was deleted, unless somebody offers the deleted record', () => {
    mia.write(NOTE, { note: 'one' });
    mia.write(ITEM, foil);
    mia.sync();
    tom.sync();
    tom.write(NOTE, null);
    tom.write(ITEM, null);
    tom.sync();
    restoreFirstBackup();
    tom.sync();
    expect(server.held.size).toBe(0);
    mia.sync();
    expect(held(NOTE)).toEqual({ note: 'one' });
    tom.sync();
    mia.sync();
    expect([held(NOTE), mia.value(NOTE), mia.value(ITEM)]).toEqual([null, null, null]);
  });

  it('that somebody else writes to first keeps both: what differs in the lost state is set aside', () => {
    mia.write(NOTE, { note: 'one' });
    mia.sync();
    tom.sync();
    server.backUp();
    mia.write(NOTE, { note: 'two', petThought: 'purred' });
    mia.sync();
    restoreFirstBackup();
    tom.write(NOTE, { note: 'eins' });
    tom.sync();
    mia.sync();
    tom.sync();
    expect(tom.value(NOTE)).toEqual({ note: 'eins', petThought: 'purred' });
    expect(mia.stored.asides).toEqual([{ name: NOTE, field: 'note', kept: 'eins', aside: 'two' }]);
  });
});

describe('what a restored server has no room for, but another device has', () => {
  /** Mia's edit has reached Tom, but she got no answer; the restored server lacks it and refuses it. */
  function refuse(name: string, value: RecordValue) {
    mia.write(name, value);
    loseAnswer(mia);
    tom.sync();
    restoreFirstBackup();
    server.isFull = true;
    mia.sync();
  }

  it('counts as older than what its writer has made of it since', () => {
    refuse(NOTE, { note: 'one' });
    mia.write(NOTE, { note: 'two' });
    server.isFull = false;
    mia.sync();
    tom.sync();
    expect([tom.value(NOTE), held(NOTE)]).toEqual([{ note: 'two' }, { note: 'two' }]);
    expect(tom.stored.asides).toEqual([]);
  });

  it('counts as older even if the newer state is refused, too, and the other device offers first', () => {
    refuse(NOTE, { note: 'one' });
    mia.write(NOTE, { note: 'two' });
    mia.sync();
    server.isFull = false;
    tom.sync();
    mia.sync();
    tom.sync();
    expect([mia.value(NOTE), tom.value(NOTE)]).toEqual([{ note: 'two' }, { note: 'two' }]);
    expect(mia.stored.asides).toEqual([]);
  });

  it('stays deleted once its writer has deleted it, after another restore, too', () => {
    refuse(ITEM, foil);
    mia.write(ITEM, null);
    restoreFirstBackup();
    mia.sync();
    server.isFull = false;
    tom.sync();
    mia.sync();
    tom.sync();
    expect([mia.value(ITEM), tom.value(ITEM), held(ITEM)]).toEqual([null, null, null]);
  });
});

describe('a server that goes back without saying so', () => {
  it('is noticed by the op that it holds, and set right', () => {
    mia.write(NOTE, { note: 'one' });
    mia.sync();
    const before = server.held.get(NOTE);
    mia.write(NOTE, { note: 'two' });
    mia.sync();
    const row = mia.stored.rows.get(NOTE);
    if (row === undefined || before === undefined) throw new Error('not synced');
    const { row: next, mine } = receive(row, { note: 'two' }, before);
    expect(mine).toEqual({ note: 'two' });
    expect(next).toMatchObject({ seq: 1, sent: { op: 'op2', value: { note: 'two' } } });
  });
});

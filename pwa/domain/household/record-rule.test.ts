import { describe, expect, it } from 'vitest';
import { decide } from './record-rule.ts';

describe('a change', () => {
  it.each([
    ['of a new record is written', undefined, { base: null, op: 'b' }, { is: 'write' }],
    ['on top of what is held is written', { seq: 4, op: 'a' }, { base: 4, op: 'b' }, { is: 'write' }],
    ['on top of an older state is refused', { seq: 4, op: 'a' }, { base: 3, op: 'b' }, { is: 'moved-on' }],
    [
      'of a record that should be new is refused',
      { seq: 4, op: 'a' },
      { base: null, op: 'b' },
      { is: 'moved-on' },
    ],
    ['of a record that is gone is refused', undefined, { base: 4, op: 'b' }, { is: 'moved-on' }],
    [
      'that was taken before is answered as a repeat',
      { seq: 4, op: 'b' },
      { base: 3, op: 'b' },
      { is: 'repeat', seq: 4 },
    ],
  ] as const)('%s', (_what, held, change, decision) => {
    expect(decide(held, change)).toEqual(decision);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { workerMessage } from './worker-events.ts';

const ORIGIN = 'https://bowlful.example';
const read = (data: unknown, origin = ORIGIN) => workerMessage({ data, origin }, ORIGIN);

describe('S34: a message to the worker', () => {
  it('is one of five types, from a page of this site', () => {
    expect(read({ type: 'SKIP_WAITING' })).toBe('SKIP_WAITING');
    expect(read({ type: 'FLUSH_OUTBOX' })).toBe('FLUSH_OUTBOX');
    expect(read({ type: 'TELL_REMINDERS' })).toBe('TELL_REMINDERS');
    expect(read({ type: 'PUT_REMINDERS' })).toBe('PUT_REMINDERS');
    expect(read({ type: 'KEEP_PAGES' })).toBe('KEEP_PAGES');
  });

  it('from anywhere else is ignored', () => {
    expect(read({ type: 'SKIP_WAITING' }, 'https://elsewhere.example')).toBeNull();
    expect(read({ type: 'SKIP_WAITING' }, '')).toBeNull();
  });

  it.each([null, undefined, 'SKIP_WAITING', 7, {}, [], { type: 'skip_waiting' }, { type: ['SKIP_WAITING'] }])(
    'of another shape is ignored: %j',
    (data) => {
      expect(read(data)).toBeNull();
    },
  );
});

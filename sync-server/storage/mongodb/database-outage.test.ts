import {
  MongoAPIError,
  MongoClientClosedError,
  type MongoError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoServerClosedError,
  MongoServerError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';
import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../lib/storage-error.ts';
import { isDatabaseOutage } from './database-outage.ts';

/** Named as in the driver, which does not export it. */
class PoolClearedOnNetworkError extends MongoNetworkError {
  override get name(): string {
    return 'PoolClearedOnNetworkError';
  }
}

const answer = (code: number, more = {}) => new MongoServerError({ message: 'no', code, ...more });

describe('an error of the driver', () => {
  it.each<[string, Error]>([
    ['a pool that was cleared', new PoolClearedOnNetworkError('interrupted due to server monitor timeout')],
    ['a lost connection', new MongoNetworkError('connection 3 closed')],
    ['a silent connection', new MongoNetworkTimeoutError('timed out')],
    ['a closed client', new MongoClientClosedError()],
    ['a closed topology', new MongoTopologyClosedError('closed')],
    ['a closed server', new MongoServerClosedError('closed')],
    ['a server that shuts down', answer(11600)],
    ['a cursor of a server that was restarted', answer(43)],
    ['a full disk', answer(14031)],
    ['an answer that leaves open what was done', answer(1)],
    ['a write that may have been done', answer(2, { errorLabels: ['RetryableWriteError'] })],
    [
      'a write that is not safe yet',
      new MongoWriteConcernError({ ok: 1, writeConcernError: { code: 64, errmsg: 'waiting' } } as never),
    ],
    ['a socket that was reset', Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET' })],
    ['a socket that is gone', Object.assign(new Error('destroyed'), { code: 'ERR_STREAM_DESTROYED' })],
    ['what the guard said already', new StorageUnavailable('busy')],
  ])('%s is an outage', (_name, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each<[string, Error | MongoError]>([
    ['a duplicate key', answer(11000)],
    ['a bad value', answer(2)],
    ['a mistake of ours', new TypeError('undefined')],
    ['an argument of ours', Object.assign(new TypeError('no'), { code: 'ERR_INVALID_ARG_TYPE' })],
  ])('%s is not', (_name, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });

  it('a misuse of the driver counts as one, since the outcome is unknown', () => {
    expect(isDatabaseOutage(new MongoAPIError('no'))).toBe(true);
  });
});

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
import { isDatabaseOutage } from './watched-client.ts';

/** Named as in the driver, which does not export it. */
class PoolClearedOnNetworkError extends MongoNetworkError {
  override get name(): string {
    return 'PoolClearedOnNetworkError';
  }
}

const answer = (code: number, more = {}) => new MongoServerError({ message: 'no', code, ...more });

describe('an error of the driver', () => {
  it.each<[string, Error]>([
    ['a cleared pool', new PoolClearedOnNetworkError('interrupted due to server monitor timeout')],
    ['a lost connection', new MongoNetworkError('connection 3 closed')],
    ['a silent connection', new MongoNetworkTimeoutError('timed out')],
    ['a closed client', new MongoClientClosedError()],
    ['a closed topology', new MongoTopologyClosedError('closed')],
    ['a closed server', new MongoServerClosedError('closed')],
    ['a server that is shutting down', answer(11600)],
    ['a cursor of a restarted server', answer(43)],
    ['a full disk', answer(14031)],
    ['an answer that leaves the outcome open', answer(1)],
    ['a write that may have happened', answer(2, { errorLabels: ['RetryableWriteError'] })],
    [
      'a write that is not durable yet',
      new MongoWriteConcernError({ ok: 1, writeConcernError: { code: 64, errmsg: 'waiting' } } as never),
    ],
    ['a reset socket', Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET' })],
    ['a closed socket', Object.assign(new Error('destroyed'), { code: 'ERR_STREAM_DESTROYED' })],
    ['an error that the guard has already converted', new StorageUnavailable('busy')],
  ])('%s is an outage', (_name, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each<[string, Error | MongoError]>([
    ['a duplicate key', answer(11000)],
    ['a bad value', answer(2)],
    ['our own bug', new TypeError('undefined')],
    ['our own invalid argument', Object.assign(new TypeError('no'), { code: 'ERR_INVALID_ARG_TYPE' })],
  ])('%s is not an outage', (_name, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });

  it('a misuse of the driver counts as an outage, since the outcome is unknown', () => {
    expect(isDatabaseOutage(new MongoAPIError('no'))).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { createLogger, createOutageLog, safeError } from './logger.ts';
import { StorageFull, StorageUnavailable } from './storage-error.ts';

it('S21: an error is logged with name, message, code and causes, without e-mail addresses and other fields', () => {
  const cause = Object.assign(new Error('E11000 dup key: { _id: "Ada.Löw@exämple.org" }'), { code: 11000 });
  const error = Object.assign(new TypeError('<ada@example.org> is not taken', { cause }), {
    rejected: ['ada@example.org'],
  });
  error.stack = 'TypeError: ada@example.org\n    at send (/srv/node_modules/@koa/router/lib.js:1:2)';
  cause.stack = 'Error';
  expect(safeError(error)).toEqual({
    type: 'TypeError',
    message: '<<address>> is not taken',
    stack: 'TypeError: <address>\n    at send (/srv/node_modules/@koa/router/lib.js:1:2)',
    cause: {
      type: 'Error',
      message: 'E11000 dup key: { _id: "<address>" }',
      code: 11000,
      stack: 'Error',
    },
  });
  expect(safeError('ada@example.org')).toEqual({ type: 'string', message: '<address>' });
});

it('logs once a minute that the database is away, and why, without a stack', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const logOutage = createOutageLog(logger, () => now);
  const away = new StorageUnavailable('The database cannot be reached.', {
    cause: new Error('connect ECONNREFUSED 127.0.0.1:27017'),
  });
  // A failure every three seconds for two minutes, logged at 0, 60 and 120 s.
  for (now = 0; now <= 120_000; now += 3000) expect(logOutage(away)).toBe(true);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    reason: 'The database cannot be reached. connect ECONNREFUSED 127.0.0.1:27017',
    msg: 'the database does not answer; still trying',
  });
  expect(JSON.stringify(lines)).not.toContain('logger.test');
});

it('leaves a full disk and any other problem to the caller to log', () => {
  const logOutage = createOutageLog(createLogger('silent'));
  expect(logOutage(new StorageFull())).toBe(false);
  expect(logOutage(new Error('a mistake of ours'))).toBe(false);
});

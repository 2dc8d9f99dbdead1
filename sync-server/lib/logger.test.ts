import { expect, it } from 'vitest';
import { safeError } from './logger.ts';

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

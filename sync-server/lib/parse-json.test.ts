import { describe, expect, it } from 'vitest';
import { parseJson, requireJsonType } from './parse-json.ts';

const json = (text: string) => parseJson(Buffer.from(text));
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('parseJson', () => {
  it('reads JSON within the limits', () => {
    expect(json('{"a":[1,{"b":"ü"}]}')).toEqual({ a: [1, { b: 'ü' }] });
    expect(json(nested(10))).toEqual([[[[[[[[[[]]]]]]]]]]);
  });

  it.each(['', '{', '{"a":1,}', 'undefined', "{'a':1}", '{"a":01}'])(
    'fault 44: refuses %j with 400',
    (text) => {
      expect(() => json(text)).toThrow(expect.objectContaining({ status: 400, code: 'malformed-json' }));
    },
  );

  it.each([
    ['a lone surrogate', '"\\ud800"'],
    ['a lone surrogate in a key', '{"\\udc00":1}'],
    ['NUL', '"a\\u0000b"'],
    ['an infinite number', '[1e999]'],
    ['11 levels', nested(11)],
    ['20,000 levels (fault 47)', nested(20_000)],
    ['5,000 keys (fault 47)', JSON.stringify(Object.fromEntries([...Array(5000).keys()].map((n) => [n, n])))],
  ])('refuses %s with 400', (_name, text) => {
    expect(() => json(text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('fault 46: refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '[{"prototype":1}]',
  ])('S20: refuses the key in %s, and no prototype is polluted', (text) => {
    expect(() => json(text)).toThrow(expect.objectContaining({ status: 400 }));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('requireJsonType', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset="UTF-8"'])(
    'accepts %s',
    (type) => expect(() => requireJsonType(type)).not.toThrow(),
  );

  it.each([
    undefined,
    '',
    'text/plain',
    'application/jsonp',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ])('faults 45 and 46: refuses %j with 415', (type) =>
    expect(() => requireJsonType(type)).toThrow(expect.objectContaining({ status: 415 })),
  );
});

import { expect, it } from 'vitest';
import { scriptJson } from './escape-markup.ts';

it('S12: a title that closes the script element stays text', () => {
  const title = '</script><script>alert(1)//\u2028\u2029';
  const json = scriptJson({ title });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ title });
});

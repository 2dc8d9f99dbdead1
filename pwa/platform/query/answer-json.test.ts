import { expect, it } from 'vitest';
import { answerFromJson, answerToJson } from './prerendered-answers.ts';

it('round-trips maps, sets and their contents through JSON', () => {
  const answer = {
    plan: { rows: [{ recipeId: 1, note: undefined }], isOpen: true },
    recipes: new Map([[1, { title: 'Bowl', tags: new Set(['cod']) }]]),
    none: null,
  };
  const back = answerFromJson(JSON.parse(JSON.stringify(answerToJson(answer))));
  expect(back).toEqual({
    plan: { rows: [{ recipeId: 1 }], isOpen: true },
    recipes: new Map([[1, { title: 'Bowl', tags: new Set(['cod']) }]]),
    none: null,
  });
});

it.each([
  ['bytes', { photo: new Uint8Array([1]) }],
  ['a date', [new Date(0)]],
  ['NaN', Number.NaN],
  ['undefined', [undefined]],
])('rejects %s, which JSON would change', (_, answer) => {
  expect(() => answerToJson(answer)).toThrow(TypeError);
});

import { expect, it } from 'vitest';
import { storageRule } from './storage-rule.ts';
import { refrigeratorText } from './storage-words.ts';

const of = (...ids: (string | null)[]) =>
  storageRule({ ingredientLines: ids.map((ingredientId) => ({ ingredientId })), steps: [], cookTime: 20 });

it.each([
  ['meat', ['chicken-thigh', 'carrot'], 3, 3],
  ['white fish', ['cod', 'potato-boiled'], 2, 3],
  ['seafood among meat', ['beef-mince-lean', 'mussels'], 2, 3],
  ['oily fish', ['salmon', 'oats'], 2, 2],
  ['tinned oily fish among meat', ['chicken-thigh', 'sardines-water'], 2, 2],
  ['a food that no table knows', [null, 'chicken-thigh'], 3, 3],
])('keeps %s $2 days chilled and $3 months frozen', (_, ids, refrigeratorDays, freezerMonths) => {
  expect(of(...ids)).toEqual({ refrigeratorDays, freezerMonths });
});

it('keeps chilled what is cooked without stated minutes or thawed, but not frozen yogurt cubes', () => {
  const days = (...steps: string[]) =>
    storageRule({ ingredientLines: [], cookTime: 0, steps: steps.map((text) => ({ text })) })
      .refrigeratorDays;
  expect(days('Boil the chicken until done.', 'Freeze overnight.')).toBe(3);
  expect(days('Mash the cooked sweet potato with the yogurt.', 'Freeze overnight.')).toBe(0);
  expect(days('Mix.', 'Freeze overnight in portions.', 'Thaw before feeding.')).toBe(3);
});

it.each([
  ['400 g sea bream', 2, 3],
  ['400 g mixed fish', 2, 3],
  ['100 g cooked cockles', 2, 3],
  ['400 g sprats', 2, 2],
  ['1 tbsp krill or salmon oil', 3, 3],
  ['1 tsp cod liver oil', 3, 3],
  ['50 g oyster mushroom powder', 3, 3],
])('reads whether a line that no table knows is fish: %s', (metric, refrigeratorDays, freezerMonths) => {
  const recipe = { ingredientLines: [{ ingredientId: null, metric }], steps: [], cookTime: 20 };
  expect(storageRule(recipe)).toEqual({ refrigeratorDays, freezerMonths });
});

const yogurt = (text: string, cookTime = 0) =>
  storageRule({ ingredientLines: [{ ingredientId: 'yogurt-plain' }], steps: [{ text }], cookTime });

it.each([
  'Freeze for at least 4 hours, until solid to the middle.',
  'Pour it into moulds and freeze overnight.',
  'Freeze until firm.',
])('leaves food that is eaten frozen in the freezer: %s', (text) => {
  expect(yogurt(text)).toEqual({ refrigeratorDays: 0, freezerMonths: 3 });
  expect(refrigeratorText(yogurt(text))).toBe('Eaten frozen: leave it in the freezer until then');
});

it.each([
  ['what may be frozen later', yogurt('Mash it. Freeze the rest in an ice-cube tray.')],
  ['what is cooked and then frozen', yogurt('Freeze overnight, then slice.', 20)],
  ['what is chilled', yogurt('Chill for 4 hours, until set.')],
])('gives days in the refrigerator to %s', (_, storage) => {
  expect(storage.refrigeratorDays).toBe(3);
  expect(refrigeratorText(storage)).toBe('Refrigerator up to 3 days');
});

it('says ‘Best eaten at once’ of food that keeps neither chilled nor frozen', () => {
  expect(refrigeratorText({ refrigeratorDays: 0, freezerMonths: 0 })).toBe('Best eaten at once');
});

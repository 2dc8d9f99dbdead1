import { expect, it } from 'vitest';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { asPrepared, methodOf } from './recipe-flags.ts';

const prepared = (ingredients: string | string[], instructions: string[], title = 'Dinner') => {
  const lines = [ingredients].flat();
  const method = methodOf({ title, ingredients: lines, instructions });
  return lines.flatMap((line) =>
    asPrepared(line, method, (text) => findUnsafeFoods(text, 'dog')).map(({ food }) => food),
  );
};

it.each([
  ['Cook the rice, let it cool, then stir in the herring.'],
  ['Cook the rice for 12 minutes and stir in the raw herring.'],
  ['Boil all the rice. Add the rest and serve within 20 minutes.'],
  ['Cook the rice in the pan until everything is soft. Mix it with the fish.'],
])('flags raw fish that no step cooks by name: %s', (step) => {
  expect(prepared(['200 g raw herring', '200 g rice'], [step])).toEqual(['Raw fish']);
  // The line doesn't have to say raw, and the rice doesn't have to be listed.
  expect(prepared(['200 g herring', '200 g rice'], [step])).toEqual(['Raw fish']);
  expect(prepared('200 g raw herring', [step])).toEqual(['Raw fish']);
});

it('recognises raw food of any name by its kind', () => {
  expect(prepared(['80 g ox liver', '200 g rice'], ['Boil the rice.', 'Stir in the liver.'])).toEqual([
    'Raw meat',
  ]);
});

it.each([
  ['300 g salmon', 'Slice thinly and serve.', 'Raw salmon or trout (Pacific)'],
  ['300 g chicken breast', 'Feed raw.', 'Raw meat'],
  ['300 g pork mince', 'Grate carrots, mix, freeze, thaw before feeding.', 'Raw meat'],
  ['2 eggs', 'Crack in the eggs and serve.', 'Raw egg white'],
])('flags %s if no step cooks anything, but not without steps: %s', (line, step, food) => {
  expect(prepared(line, [step])).toEqual([food]);
  expect(prepared(line, [])).toEqual([]);
});

it('does not flag cooked or tinned food that steps only mix', () => {
  expect(prepared(['300 g cooked chicken', '1 tin sardines in water', '1 boiled egg'], ['Mix.'])).toEqual([]);
});

it('flags fish as raw if the steps cook only a food that no line lists', () => {
  expect(prepared('200 g raw herring', ['Boil the potatoes.', 'Serve.'])).toEqual(['Raw fish']);
  expect(prepared('200 g salmon', ['Boil the potatoes.', 'Serve.'])).toEqual([
    'Raw salmon or trout (Pacific)',
  ]);
});

it('flags a raw egg in a list without steps, but not raw meat, which is named as bought', () => {
  expect(prepared(['1 raw egg', '2 raw egg whites', '500 g raw chicken'], [])).toEqual([
    'Raw egg white',
    'Raw egg white',
  ]);
  expect(prepared('1 raw egg', ['Scramble the egg.'])).toEqual([]);
});

it('passes a raw potato that a step boils', () => {
  expect(prepared('2 raw potatoes', ['Boil the potatoes for 20 minutes.'])).toEqual([]);
  expect(prepared('2 raw potatoes', ['Grate the potatoes.'])).toEqual(['Green or sprouted potato']);
  expect(prepared('2 green potatoes', ['Boil the potatoes.'])).toEqual(['Green or sprouted potato']);
});

it('passes raw meat that a step cooks, and raw meat of a bare list', () => {
  expect(prepared('500 g raw chicken', ['Simmer the chicken for 20 minutes.'])).toEqual([]);
  expect(prepared('500 g raw chicken', [])).toEqual([]);
});

it('flags raw meat that no step cooks, or that is fed raw', () => {
  expect(prepared('500 g raw chicken', ['Chop the carrots.'])).toEqual(['Raw meat']);
  expect(prepared('500 g raw chicken', ['Boil the rice, serve it raw.'], 'Raw feeding')).toEqual([
    'Raw meat',
  ]);
});

it('turns raw bones that a step cooks into cooked bones', () => {
  expect(prepared('6 raw chicken wings', ['Roast the wings for 40 minutes.'])).toEqual(['Cooked bones']);
  expect(prepared('6 raw chicken wings', ['Chop the carrots.'])).toEqual(['Raw bones', 'Raw meat']);
});

it('calls bone ground raw with its meat raw, not cooked', () => {
  for (const line of [
    '600 g minced chicken with ground bone',
    '1 kg ground turkey, bone-in',
    '500 g turkey necks, ground',
  ])
    expect(new Set(prepared(line, ['Mix and portion.'])), line).toEqual(new Set(['Raw bones', 'Raw meat']));
  expect(prepared('6 chicken wings, 1 tsp ground black pepper', ['Mix and portion.'])).toContain(
    'Cooked bones',
  );
  expect(prepared('1 roast chicken with bones, minced', ['Mix and portion.'])).toContain('Cooked bones');
});

it.each([
  ['1 kg chicken drumsticks', 'Roast them for 40 minutes. Boil the rice for 12 minutes, then strain.'],
  ['1 kg chicken wings', 'Roast the wings and the boneless pork for 40 minutes.'],
  ['1 kg chicken wings and 500 g boneless thighs', 'Roast for 40 minutes.'],
  ['1 kg chicken wings', 'Roast the wings, then cut them up, cutting through the bone.'],
])('keeps the bones of %s, cooked so: %s', (line, step) => {
  expect(prepared(line, [step])).toContain('Cooked bones');
});

it('passes bones that a step removes', () => {
  expect(prepared('1 chicken carcass', ['Simmer, then discard the bones.'])).toEqual([]);
});

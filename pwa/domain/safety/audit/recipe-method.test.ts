import { expect, it } from 'vitest';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { asPrepared, methodOf } from './recipe-method.ts';

const prepared = (ingredient: string, instructions: string[], title = 'Dinner') =>
  asPrepared(
    findUnsafeFoods(ingredient, 'dog'),
    methodOf({ title, ingredients: [ingredient], instructions }),
  ).map(({ food }) => food);

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

it('makes raw bones that a step cooks cooked bones', () => {
  expect(prepared('6 raw chicken wings', ['Roast the wings for 40 minutes.'])).toEqual(['Cooked bones']);
  expect(prepared('6 raw chicken wings', ['Chop the carrots.'])).toEqual(['Raw bones']);
});

it('calls bone that is ground raw with its meat raw, not cooked', () => {
  for (const line of [
    '600 g minced chicken with ground bone',
    '1 kg ground turkey, bone-in',
    '500 g turkey necks, ground',
  ])
    expect(new Set(prepared(line, ['Mix and portion.'])), line).toEqual(new Set(['Raw bones']));
  expect(prepared('6 chicken wings, 1 tsp ground black pepper', ['Mix and portion.'])).toEqual([
    'Cooked bones',
  ]);
  expect(prepared('1 roast chicken with bones, minced', ['Mix and portion.'])).toContain('Cooked bones');
});

it('passes bones that a step takes out', () => {
  expect(prepared('1 chicken carcass', ['Simmer, then discard the bones.'])).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { difficulty, difficultyLabel, difficultyScore } from './difficulty.ts';

const line = (metric: string) => ({ ingredientId: null, grams: 1, metric, us: metric });
const step = (text: string) => ({ text, lines: [] });
const recipe = (foods: string[], steps: string[], supplements = 0) => ({
  ingredientLines: foods.map(line),
  supplements: Array.from({ length: supplements }, () => ({ id: 'kelp-tablet', grams: 1, dose: '1 tablet' })),
  steps: steps.map(step),
});

describe('difficultyScore', () => {
  it('adds ingredients, methods and effort', () => {
    // chicken 8, carrot 3, rice 5, egg 1, two supplements 2 = 19
    // simmer 8, mix 2 = 10; two steps 4, dice 3 = 7
    const scored = recipe(
      ['400 g chicken breast', '100 g carrots', '200 g brown rice', '1 egg (50 g)'],
      ['Simmer the rice.', 'Dice the chicken and mix it in.'],
      2,
    );
    expect(difficultyScore(scored)).toBe(36);
  });

  it('caps the ingredients at 30, the methods at 25 and the effort at 20', () => {
    const foods = Array.from({ length: 9 }, () => '100 g beef');
    const all = 'Bake, simmer, fry and mix. Rest, chop, rinse and drain.';
    expect(difficultyScore(recipe(foods, [all, all, all]))).toBe(75);
  });

  it('subtracts 10 if nothing is cooked, but not below zero', () => {
    // tuna 8; mix 2 − 10 → 0; one step 2
    expect(difficultyScore(recipe(['100 g tuna'], ['Mix it fresh.']))).toBe(10);
  });

  it('reads stock and oil before the animal they come from, and fish in water or oil as fish', () => {
    const nothing = ['Wait.'];
    expect(difficultyScore(recipe(['300 ml chicken stock', '200 ml water'], nothing))).toBe(2);
    expect(difficultyScore(recipe(['5 g salmon oil (1 tsp)'], nothing))).toBe(3);
    expect(difficultyScore(recipe(['90 g sardines in spring water'], nothing))).toBe(10);
    expect(difficultyScore(recipe(['90 g sardines in oil, drained'], nothing))).toBe(10);
    expect(difficultyScore(recipe(['90 g sardines in extra virgin olive oil'], nothing))).toBe(10);
  });

  it.each([
    ['Simmers.', 10],
    ['Simmering is enough.', 10],
    ['Simmered until soft.', 10],
    ['Put it in the slow cooker.', 10],
    ['Poach it.', 10],
    ['Braising takes long.', 10],
    ['Blending it makes it smooth.', 4],
    ['It is combined.', 4],
    ['Stir-fry it.', 7],
    ['Sauté it.', 7],
    ['Sautéed until soft.', 7],
    ['Roasted.', 12],
    ['Rinsing it.', 4],
    ['It is drained.', 3],
    ['Diced.', 5],
  ])('finds every form of a documented word: %s', (text, score) => {
    // A step scores 2, and its word the rest.
    expect(difficultyScore(recipe([], [text]))).toBe(score);
  });

  it.each([
    'Line the tin with baking paper.',
    'Pour it into a roasting tin.',
    'Take out a frying pan.',
    'Take out a sauté pan.',
    'A heart cut open shows no pink.',
    'Add a spoon of cool water.',
  ])('counts no method or effort for words that name none here: %s', (text) => {
    expect(difficultyScore(recipe([], [text]))).toBe(2);
  });

  it('subtracts nothing if “raw” describes what must not remain', () => {
    // simmer 8, one step 2
    expect(difficultyScore(recipe([], ['Simmer until no raw egg shows.']))).toBe(10);
  });

  it('counts resting, not the rest', () => {
    expect(difficultyScore(recipe([], ['Add the rest.']))).toBe(2);
    expect(difficultyScore(recipe([], ['Rest it.']))).toBe(7);
  });
});

describe('difficulty', () => {
  it('is 1 paw below 55 and 5 from 70', () => {
    expect(difficulty(recipe(['100 g tuna'], ['Mash it.']))).toBe(1);
    const foods = Array.from({ length: 4 }, () => '100 g beef');
    // 30 + bake 10 + simmer 8 + mix 2 + 20 = 70
    const steps = ['Chop and rest.', 'Rinse and drain.', 'Mix and simmer.', 'Bake and cool.'];
    expect(difficulty(recipe(foods, steps))).toBe(5);
  });

  it.each([
    [54, 1],
    [55, 2],
    [59, 2],
    [60, 3],
    [64, 3],
    [65, 4],
    [69, 4],
    [70, 5],
  ])('of a score of %i is %i of 5 paws', (score, paws) => {
    // bake 10 + simmer 8 + fry 5 + mix 2 = 25; nine steps 18: 43, and 1 for each supplement
    const steps = ['Bake, simmer, fry and mix.', ...Array.from({ length: 8 }, () => 'Wait.')];
    const scored = recipe([], steps, score - 43);
    expect(difficultyScore(scored)).toBe(score);
    expect(difficulty(scored)).toBe(paws);
  });

  it('has a word for every paw', () => {
    expect([1, 2, 3, 4, 5].map(difficultyLabel)).toEqual(['Easy', 'Medium', 'Hard', 'Advanced', 'Expert']);
  });
});

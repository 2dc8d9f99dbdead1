import { describe, expect, it } from 'vitest';
import { linesOfSteps, type NamedLine } from './step-lines.ts';

/** The expected numbers are indices of these lines. */
const LINES: NamedLine[] = [
  { name: 'skinless chicken thigh', ingredientId: 'chicken-thigh' },
  { name: 'chicken hearts', ingredientId: 'chicken-hearts' },
  { name: 'brown rice', ingredientId: 'rice-brown-dry' },
  { name: 'carrots', ingredientId: 'carrot' },
  { name: 'green beans', ingredientId: 'green-beans' },
  { name: 'water', ingredientId: 'water' },
];
const linesOf = (step: string, lines = LINES) => linesOfSteps([step], lines)[0];

describe('linesOfSteps', () => {
  it('finds foods by their names, singular or plural', () => {
    expect(linesOf('Grate the carrot and add it with the rice.')).toEqual([2, 3]);
  });

  it('picks the food named, or both, if two share a word', () => {
    expect(linesOf('Halve the chicken hearts.')).toEqual([1]);
    expect(linesOf('Add the chicken.')).toEqual([0, 1]);
    expect(linesOf('Add the chicken hearts, then the chicken.')).toEqual([0, 1]);
  });

  it('knows groups of foods', () => {
    expect(linesOf('Steam the vegetables.')).toEqual([3, 4]);
    expect(linesOf('Brown the meat in the water.')).toEqual([0, 1, 5]);
  });

  it("does not take 'brown' or 'green' alone as a food", () => {
    expect(linesOf('Brown it until no green is left.')).toEqual([]);
  });

  it("knows 'mince' beside a meat", () => {
    const lines = [{ name: 'lean beef mince', ingredientId: 'beef-mince-lean' }];
    expect(linesOf('Brown the mince.', lines)).toEqual([0]);
    expect(linesOf('Brown the ground beef.', lines)).toEqual([0]);
  });

  it("reads 'all the ingredients', and 'the remaining ingredients' as those no step has used", () => {
    expect(linesOf('Put all the ingredients into a pot.')).toEqual([0, 1, 2, 3, 4, 5]);
    const steps = [
      'Simmer the chicken and rice in the water.',
      'Stir in the remaining ingredients.',
      'Serve.',
    ];
    expect(linesOfSteps(steps, LINES)).toEqual([[0, 1, 2, 5], [3, 4], []]);
  });

  it('finds nothing for names of built-in object properties', () => {
    expect(linesOf('Use the constructor.')).toEqual([]);
  });

  it('finds nothing without lines', () => {
    expect(linesOfSteps(['Stir everything.'], [])).toEqual([[]]);
  });
});

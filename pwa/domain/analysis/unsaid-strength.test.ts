import { describe, expect, it } from 'vitest';
import { closeGaps } from '../nutrition/close-gaps.ts';
import type { TargetId } from '../reference/targets.ts';
import { analyseRecipe } from './analyse-recipe.ts';
import { readLines } from './read-lines.ts';
import { withLabel } from './unsaid-strength.ts';

const BOWL = [
  '500 g lean beef mince, raw',
  '200 g cooked white rice',
  '30 g beef liver, raw',
  '1 tsp sunflower oil',
  '1 tsp calcium carbonate',
];

function bowlWith(line: string, standard: 'AAFCO' | 'FEDIAF' = 'AAFCO') {
  const animal = { species: 'dog', lifeStage: 'adult' } as const;
  const { nutrients, completeness } = analyseRecipe({ ...animal, servings: 1, ingredients: [...BOWL, line] });
  const { rows } = standard === 'AAFCO' ? completeness.aafco : completeness.fediaf;
  return {
    statusOf: (id: TargetId) => rows.find(({ nutrient }) => nutrient === id)?.status,
    closure: closeGaps(nutrients, { ...animal, standard }),
  };
}
const dosesOf = (line: string) => bowlWith(line, 'FEDIAF').closure.doses.map(({ id }) => id);
const lineOf = (text: string) => readLines([text]).lines[0];
const codesOf = (text: string) => lineOf(text)?.questions.map(({ code }) => code);

describe('an unstated strength', () => {
  it.each<[string, TargetId, number | null]>([
    ['1 vitamin D capsule', 'vitamin-d', 50_000],
    ['5 drops vitamin D3', 'vitamin-d', 250_000],
    ['10 zinc tablets', 'zinc', 500],
    ['2-3 zinc tablets', 'zinc', 150],
    ['2 zinc gluconate', 'zinc', 100],
    ['1/2 kelp tablet', 'iodine', 500],
    ['2 vitamin E softgels', 'vitamin-e', 2000],
    ['vitamin D capsules', 'vitamin-d', null],
    ['1 scoop taurine powder', 'taurine', null],
  ])('of %s leaves %s unknown, with the upper bound %j, and raises a question', (line, nutrient, most) => {
    expect(lineOf(line)).toMatchObject({ ingredientId: null, holds: {}, mayHold: { [nutrient]: most } });
    expect(codesOf(line)).toEqual(['strength']);
  });

  it.each<[string, TargetId]>([
    ['1 vitamin D capsule', 'vitamin-d'],
    ['10 zinc tablets', 'zinc'],
    ['1 iron pill', 'iron'],
    ['2 cod liver oil capsules', 'vitamin-d'],
    ['1 vitamin B complex tablet', 'thiamine'],
  ])('of %s leaves %s unknown and protein met', (line, nutrient) => {
    const { statusOf } = bowlWith(line);
    expect([statusOf(nutrient), statusOf('protein')]).toEqual(['unknown', 'met']);
  });

  it('is not dosed on top: kelp tablets of unstated strength beside a bowl without iodine', () => {
    expect(dosesOf('1 g parsley')).toContain('kelp-tablet');
    expect(dosesOf('2 kelp tablets')).not.toContain('kelp-tablet');
    expect(dosesOf('2 kelp tablets')).toContain('manganese-gluconate');
  });

  it('keeps its answer in the line', () => {
    const [, answer] = lineOf('10 zinc tablets')?.questions[0]?.choices ?? [];
    expect(answer).toMatchObject({ code: 'strength', text: '10 zinc tablets, label: 15 mg zinc each' });
    expect(lineOf(answer?.text ?? '')).toMatchObject({ holds: { zinc: 150 }, mayHold: null, questions: [] });
  });

  it.each([
    '1 zinc tablet (15 mg)',
    '2 capsules of 400 IU vitamin E',
    '400 IU vitamin D',
    '3 pumps salmon oil',
    '1 egg',
  ])('is not assumed for %s', (line) => {
    expect(lineOf(line)?.mayHold).toBeNull();
  });
});

describe('a complete supplement', () => {
  it.each([
    '2 scoops Balance IT Canine',
    '1 multivitamin tablet',
    '10 g SA-37',
    '1 tsp felini complete',
    '1 Centrum',
    '5 g vitamin and mineral powder for dogs',
    '1 tbsp premix',
    '1 sachet all-in-one supplement',
  ])('is recognised, credits no nutrient, and stops all doses: %s', (line) => {
    const { statusOf, closure } = bowlWith(line);
    expect(['zinc', 'vitamin-d', 'calcium', 'iron'].map((id) => statusOf(id as TargetId))).toEqual(
      Array(4).fill('unknown'),
    );
    expect(statusOf('protein')).toBe('met');
    expect(closure).toMatchObject({ doses: [], isRefused: true });
    expect(closure.premixes).toHaveLength(1);
    expect(codesOf(line)).toContain('label');
  });

  it('contains what its owner types from the label, per scoop or in total', () => {
    const scoops = withLabel('2 scoops Balance IT Canine', 'calcium 120 mg, zinc 15 mg');
    expect(lineOf(scoops ?? '')).toMatchObject({ holds: { calcium: 240, zinc: 30 }, questions: [] });
    const weighed = withLabel('10 g SA-37', 'zinc 5 mg, vitamin D 40 IU');
    expect(weighed).toBe('10 g SA-37, label: zinc 5 mg, vitamin D 40 IU in total');
    expect(lineOf(weighed ?? '')).toMatchObject({ holds: { zinc: 5, 'vitamin-d': 40 } });
    expect(withLabel('1 scoop premix', 'all of it')).toBeNull();
    expect(bowlWith(scoops ?? '').closure.doses.length).toBeGreaterThan(0);
  });

  it('is assumed in a mince that is called complete, which keeps its food and weight', () => {
    expect(lineOf('1 kg complete raw chicken mince')).toMatchObject({
      ingredientId: 'chicken-mince',
      grams: 1000,
    });
    expect(codesOf('1 kg complete raw chicken mince')).toEqual(['bone-share', 'label']);
  });
});

import { describe, expect, it } from 'vitest';
import { closeGaps } from './close-gaps.ts';
import { closeGapsForPet } from './close-gaps-for-pet.ts';
import { recipeNutrients } from './recipe-nutrients.ts';

const OPTIONS = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const line = (ingredientId: string, grams: number) => ({ ingredientId, grams, metric: `${grams} g` });
/** Turkey and rice without liver or fish: for an animal without limits, fish oil or liver closes some gap. */
const BOWL = recipeNutrients({
  ingredientLines: [line('turkey-mince-lean', 800), line('rice-white-dry', 250), line('carrot', 100)],
  supplements: [],
  servings: 4,
  cookedWeightGrams: 1400,
});
const idsOf = ({ doses }: { doses: readonly { id: string }[] }) => doses.map(({ id }) => id);

describe('doses for one animal', () => {
  it('are the usual ones if the animal has no limits', () => {
    const { leftOut, isForVet, ...closure } = closeGapsForPet(BOWL, OPTIONS);
    expect(closure).toEqual(closeGaps(BOWL, OPTIONS));
    expect([leftOut, isForVet]).toEqual([[], false]);
  });

  it('never contain what the animal avoids, and come with the names of what was left out', () => {
    const avoidedFoods = [{ kind: 'chicken' }, { kind: 'fish' }, { kind: 'egg' }] as const;
    const closure = closeGapsForPet(BOWL, { ...OPTIONS, avoidedFoods });
    for (const id of ['chicken-liver', 'fish-oil', 'eggshell-powder'])
      expect(idsOf(closure)).not.toContain(id);
    expect(closure.doses.length).toBeGreaterThan(0);
    expect(closure.leftOut).toEqual(['Eggshell powder', 'Fish oil, 18/12', 'Chicken liver']);
  });

  it('leave out each supplement that the animal avoids, although the bowl would otherwise get it', () => {
    const taken = idsOf(closeGaps(BOWL, OPTIONS));
    expect(taken.length).toBeGreaterThan(0);
    for (const foodId of taken)
      expect(idsOf(closeGapsForPet(BOWL, { ...OPTIONS, avoidedFoods: [{ foodId }] }))).not.toContain(foodId);
  });

  it('are withheld from an animal with a medical condition, so that the gaps remain', () => {
    const closure = closeGapsForPet(BOWL, { ...OPTIONS, conditions: ['kidney'] });
    expect(closure).toMatchObject({ doses: [], closes: false, isForVet: true, isRefused: true });
    expect(closure.remaining.length).toBeGreaterThan(0);
  });
});

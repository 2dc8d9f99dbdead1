import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analyse-recipe.ts';

const check = (ingredients: string[], instructions: string[] = []) =>
  analyseRecipe({ species: 'dog', lifeStage: 'adult', servings: 1, ingredients, instructions });
/** Each caution with its amount, rounded: a percentage of the food, or g of fat per 1000 kcal. */
const codes = (ingredients: string[], instructions?: string[]) =>
  check(ingredients, instructions).cautions.map(({ code, amount }) => `${code} ${Math.round(amount)}`);

describe('bowlCautions', () => {
  it.each([
    [['920 g turkey breast', '80 g chicken liver'], []],
    [['880 g turkey breast', '120 g chicken liver'], ['liver 12']],
    [['800 g turkey breast', '200 g beef liver'], ['too-much-liver 20']],
    // Cooked liver counts as liver, as does liver of an animal missing from the tables. Water doesn't count as food.
    [['800 g turkey breast', '200 g cooked beef liver'], ['too-much-liver 20']],
    [['800 g turkey breast', '200 g ostrich liver'], ['too-much-liver 20']],
    [['800 g turkey breast', '200 g beef liver', '1 kg water'], ['too-much-liver 20']],
    [['850 g turkey breast', '150 g beef kidney'], ['offal 15']],
    [['800 g turkey breast', '200 g kidney'], ['offal 20']],
    [['800 g turkey breast', '200 g organ mix'], ['offal 20']],
    [['800 g turkey breast', '200 g heart and liver mix'], ['offal 20']],
    [['800 g turkey breast', '200 g spleen'], ['offal 20']],
    [['800 g turkey breast', '200 g cooked kidney beans'], []],
    [['800 g turkey breast', "200 g lamb's fry"], ['too-much-liver 20']],
    [['800 g turkey breast', '200 g kaleji'], ['too-much-liver 20']],
    [['880 g turkey breast', '120 g chicken kaleji'], ['liver 12']],
    // Dried liver counts as the fresh liver it was made from: 60 g as 210 g, 100 g as 350 g.
    [['790 g turkey breast', '60 g desiccated beef liver powder'], ['too-much-liver 21']],
    [['650 g turkey breast', '100 g dried liver'], ['too-much-liver 35']],
    [['930 g turkey breast', '20 g freeze-dried chicken liver'], []],
    [['900 g turkey breast', '60 g beef kidney', '60 g beef liver'], ['offal 12']],
    [['500 g turkey breast', '500 g tuna in water'], ['large-fish 50']],
    [['950 g turkey breast', '50 g tuna in water'], []],
    [['500 g turkey breast', '500 g albacore'], ['large-fish 50']],
    [['500 g turkey breast', '500 g orange roughy'], ['large-fish 50']],
    [['500 g turkey breast', '500 g flake fillets'], ['large-fish 50']],
    [['800 g turkey breast', '200 g corn flakes'], []],
  ])('gives the bowl %j the cautions %j', (ingredients, expected) => {
    expect(codes(ingredients)).toEqual(expected);
  });

  it('warns above 60 g of fat per 1,000 kcal', () => {
    // Lard is 100 g of fat in 902 kcal.
    expect(codes(['100 g lard'])).toEqual(['fat 111']);
    expect(codes(['500 g turkey breast', '100 g cooked rice'])).toEqual([]);
  });

  it('counts egg white only if it stays raw', () => {
    const bowl = ['500 g turkey breast', '100 g egg white'];
    const cooked = 'Fry the turkey for 10 minutes.';
    expect(codes(bowl, [cooked, 'Leave to cool and stir in the egg white.'])).toEqual(['raw-egg-white 17']);
    expect(codes(bowl, [cooked, 'Scramble the egg white.'])).toEqual([]);
    expect(codes(bowl)).toEqual([]);
    expect(codes(['500 g turkey breast', '100 g raw egg white'])).toEqual(['raw-egg-white 17']);
  });

  it('treats the liver, copper and vitamin A of an offal mix as unknown', () => {
    const { aafco } = check(['600 g turkey breast', '200 g offal mix']).completeness;
    const statusOf = (id: string) => aafco.rows.find(({ nutrient }) => nutrient === id)?.status;
    expect([statusOf('vitamin-a'), statusOf('copper'), aafco.hasTooMuchLiver]).toEqual([
      'unknown',
      'unknown',
      false,
    ]);
  });

  it('never calls a bowl with more than 15% liver complete, by either standard', () => {
    const { aafco, fediaf } = check(['800 g turkey breast', '200 g beef liver']).completeness;
    expect([aafco.hasTooMuchLiver, fediaf.hasTooMuchLiver]).toEqual([true, true]);
    expect([aafco.verdict, fediaf.verdict]).toEqual(['over', 'over']);
  });
});

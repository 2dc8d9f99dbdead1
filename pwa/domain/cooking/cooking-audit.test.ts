import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { auditCooking, preparedFoods } from './cooking-audit.ts';

const rawOf = (ingredients: string, steps: string[]) =>
  auditCooking({ ingredients: ingredients.split(' | '), steps }).map(({ food }) => food);

describe('the audit of cooking', () => {
  it.each([
    [
      '200 g rice | 2 egg whites',
      ['Cook the rice.', 'Stir the egg whites through the hot rice off the heat.'],
    ],
    ['200 g rice | 2 egg whites', ['Cook the rice.', 'Off the heat stir the egg whites into the hot rice.']],
    ['200 g pork', ['Sear the pork 1 minute each side; keep it rare.']],
    ['200 g pork', ['Sear for 1 minute on each side and serve medium-rare.']],
    ['200 g steak', ['Fry the steak for 30 seconds, leaving the centre pink.']],
  ])('is not sure of food that is only warmed or left rare: %s', (ingredients, steps) => {
    const foods = preparedFoods({ ingredients: ingredients.split(' | '), steps });
    expect(foods.at(-1)?.doneness).toBe('unclear');
  });

  it('recognises meat that is no longer pink, or roasted after a rare sear, as cooked', () => {
    expect(
      rawOf('200 g pork', ['Fry the pork until it is no longer pink; feed it as a rare treat.']),
    ).toEqual([]);
    expect(rawOf('200 g beef', ['Sear the beef; keep it rare.', 'Roast the beef for 20 minutes.'])).toEqual(
      [],
    );
  });

  it.each([
    ['500 g beef mince', ['Brown the mince.']],
    ['500 g ground beef | 200 g rice', ['Put everything in a pot and simmer for 20 minutes.']],
    [
      '500 g chicken thighs | 2 carrots',
      ['Dice the chicken.', 'Add it with the carrots to a pot.', 'Simmer for 25 minutes.'],
    ],
    ['1 whole chicken', ['Roast the bird until the juices run clear.']],
    ['400 g cod', ['Lay the fish in a steamer for 8 minutes.']],
    ['400 g stewing beef | 100 g barley', ['Place all ingredients in the slow cooker on low for 8 hours.']],
    ['300 g turkey mince | 1 egg', ['Mix the turkey and egg, shape into balls and bake for 20 minutes.']],
    ['2 eggs', ['Scramble the eggs.']],
    ['2 eggs', ['Crack them into a bowl and microwave for 2 minutes.']],
    ['200 g lamb liver', ['Fry the liver until no longer pink.']],
    ['150 g couscous', ['Pour boiling water over the couscous and leave for 10 minutes.']],
    ['200 g pasta', ['Bring a pan of water to the boil, add the pasta and cook for 10 minutes.']],
    ['1 kg chicken wings', ['Pressure cook the wings for 20 minutes.']],
    ['500 g pork shoulder', ['Braise the meat for two hours.']],
    ['300 g salmon | 200 g peas', ['Poach the salmon.', 'Add the peas for the last 3 minutes.']],
    [
      '200 g potatoes | 300 g mackerel',
      ['Boil the potatoes until soft.', 'Grill the mackerel for 8 minutes.'],
    ],
  ])('finds the step that cooks %s in %j', (lines, steps) => expect(rawOf(lines, steps)).toEqual([]));

  it.each([
    [
      '1 apple | 1 tbsp olive oil | 100 g yogurt | 1 tin sardines | 200 g cooked rice | 1 tbsp chia seeds',
      ['Mix and serve.'],
    ],
    ['300 g moonbeans', ['Serve.']],
    ['1 carrot', ['Grate the carrot over the bowl.']],
  ])('asks for no cooking of %s', (lines, steps) => expect(rawOf(lines, steps)).toEqual([]));

  it.each([
    [
      '500 g chicken thighs | 200 g rice',
      ['Boil the rice for 12 minutes.', 'Stir in the diced chicken and serve.'],
      ['chicken thighs'],
    ],
    ['200 g rice | 400 g beef mince', ['Brown the mince for 8 minutes.', 'Fold in the rice.'], ['rice']],
    [
      '2 eggs | 200 g oats',
      ['Simmer the oats for 5 minutes.', 'Leave to cool.', 'Beat in the eggs.'],
      ['eggs'],
    ],
    ['1 lb ground beef, 1 cup rice', ['Brown the ground beef for 8 minutes.'], ['rice']],
    ['300 g potatoes | 1 tin tuna', ['Mash the potatoes with the tuna.'], ['potatoes']],
    ['300 g chicken wings', ['Do not cook the wings. Serve.'], ['chicken wings']],
    [
      '200 g dried lentils | 200 g lamb mince',
      ['Fry the lamb for 8 minutes.', 'Sprinkle the lentils over.'],
      ['lentils'],
    ],
    [
      '250 g turkey mince | 2 carrots',
      ['Steam the carrots for 10 minutes, then stir in the turkey.'],
      ['turkey mince'],
    ],
    [
      '400 g cod | 200 g rice',
      ['Preheat the oven to 180 °C.', 'Rinse the rice.', 'Serve the cod on the rice.'],
      ['cod', 'rice'],
    ],
  ])('finds what is left raw of %s', (lines, steps, raw) => expect(rawOf(lines, steps)).toEqual(raw));

  it.each([
    ['Cook the rice, let it cool, then stir in the herring.', 'raw'],
    ['Cook the rice for 12 minutes and stir in the herring.', 'raw'],
    ['Boil the rice, drain, and mix it with the rest within 20 minutes.', 'raw'],
    ['Simmer the rice with the rest of the vegetables. Top with the fish.', 'raw'],
    ['Boil the rice until everything is soft. Take the pan off the heat and add the herring.', 'raw'],
    ['Boil the rice, then mash it with the herring until soft.', 'raw'],
    ['Boil the rice. Dice the herring and set it aside. Simmer for 5 minutes.', 'raw'],
    ['Cook the pasta and serve.', 'unclear'],
    ['Cook it all for 20 minutes.', 'cooked'],
    ['Boil the rice, add the herring and simmer for 5 minutes.', 'cooked'],
    ['Put everything in the pan and bring to the boil.', 'cooked'],
  ])('judges herring beside rice: %s The herring is %s', (step, doneness) => {
    const foods = preparedFoods({ ingredients: ['200 g herring', '200 g rice'], steps: [step] });
    expect(foods[0]?.doneness).toBe(doneness);
  });

  it('treats the pasta of a step as a separate food, listed or not', () => {
    const steps = ['Boil the pasta.', 'Serve.'];
    expect(auditCooking({ ingredients: ['1 kg chicken thighs'], steps })).toMatchObject([
      { words: 'Do the steps cook the chicken thighs? None says so plainly.' },
    ]);
  });

  it('describes each finding, with the line concerned', () => {
    expect(auditCooking({ ingredients: ['1 apple', '4 chicken wings'], steps: ['Serve.'] })).toEqual([
      { index: 1, food: 'chicken wings', words: 'No step cooks the chicken wings.' },
    ]);
  });

  it('finds nothing in the built-in recipes', () => {
    const remarks = BUILTIN_RECIPES.flatMap(({ id, ingredientLines, steps }) =>
      (['metric', 'us'] as const).flatMap((words) =>
        auditCooking({
          ingredients: ingredientLines.map((line) => line[words]),
          steps: steps.map(({ text }) => text),
        }).map((remark) => `${id}, in ${words} units: ${remark.words}`),
      ),
    );
    expect(remarks).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { nutrientsPer, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { recipeCostGbp } from '../recipe/cost.ts';
import { difficulty } from '../recipe/difficulty.ts';
import { recipeEnergy } from '../recipe/energy-density.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { auditStoredRecipe } from '../safety/audit/audit-recipe.ts';
import { isSafeSearch } from './audit-answer.ts';
import { OWNER_QUESTIONS } from './owner-questions.fixture.ts';
import { recommend } from './recommend.ts';

const byId = new Map(BUILTIN_RECIPES.map((recipe) => [recipe.id, recipe]));
const recipeOf = (id: number | null) => byId.get(id ?? 0) as Recipe;
const ask = (query: string, species?: 'dog' | 'cat') =>
  recommend(query, BUILTIN_RECIPES, species === undefined ? {} : { species });
const idsOf = (query: string, species?: 'dog' | 'cat') =>
  ask(query, species).recommendations.map(({ id }) => id);
/** Number of results on a list page. */
const SHOWN = 3;

const answered = OWNER_QUESTIONS.map((asked) => ({ ...asked, answer: ask(asked.question, asked.species) }));

describe('a reason from the name of a recipe', () => {
  const reasons = (query: string) =>
    ask(query, 'dog').recommendations.map(({ reason }) => reason.toLowerCase());

  it.each([
    'What can I cook for my dog tonight?',
    'something simple with turkey please',
    'a quick dinner to prepare',
  ])('is never based on a word without meaning: %s', (query) =>
    expect(reasons(query).filter((reason) => reason.includes('in its name'))).toEqual([]),
  );

  it('needs the whole word: a pot is not a potato', () => {
    expect(reasons('pot roast').join(' ')).not.toMatch(/has “potato”/);
    expect(reasons('kedgeree').join(' ')).toContain('has “kedgeree” in its name');
  });
});

describe('forty questions as owners ask them', () => {
  it('there are forty', () => expect(OWNER_QUESTIONS).toHaveLength(40));

  it('each is answered, and a vet nurse would accept every one of the first three recipes', () => {
    const failed = answered.filter(({ accepted, answer }) => {
      const shown = answer.recommendations.slice(0, SHOWN).map(({ id }) => id ?? 0);
      return shown.length === 0 || !shown.every((id) => accepted.includes(id));
    });
    expect(failed.map(({ question }) => question)).toEqual([]);
  });

  it('none is answered unsafely: the species asked about, nothing toxic, nothing ruled out', () => {
    for (const { species, never = [], answer } of answered) {
      expect(isSafeSearch(answer, (id) => byId.has(id), species)).toBe(true);
      for (const { id } of answer.recommendations) {
        const recipe = recipeOf(id);
        expect(recipe.species).toBe(species);
        expect(auditStoredRecipe(recipe).isValid).toBe(true);
        const foods = [
          ...recipe.ingredientLines.map((line) => line.ingredientId),
          ...recipe.supplements.map((line) => line.id),
        ];
        for (const food of foods)
          expect(
            never.some((start) => food?.startsWith(start)),
            `${id}: ${food}`,
          ).toBe(false);
      }
    }
  });

  it('the safety check rejects no recipe of the catalogue for its title or description', () => {
    for (const { id, species, title, description } of BUILTIN_RECIPES) {
      const [first] = ask('chicken', species).recommendations;
      if (first === undefined) throw new Error('No recipe recommended');
      const answer = { ...ask('chicken', species), recommendations: [{ ...first, id, title, description }] };
      expect(
        isSafeSearch(answer, (known) => byId.has(known), species),
        title,
      ).toBe(true);
    }
  });

  it('only illness, pregnancy and growth add the advice to ask a vet', () => {
    for (const { question, needsVet, answer } of answered) {
      const isYoung = /puppy|kitten/.test(question);
      expect(answer.explanation.startsWith('Ask your vet before'), question).toBe(
        needsVet === true || isYoung,
      );
    }
  });
});

/** Recomputes the claim of a reason from the recipe. */
function isTrue(clause: string, recipe: Recipe): boolean {
  const text = clause.toLowerCase();
  const per1000 = nutrientsPer(recipeNutrients(recipe), '1000kcal');
  const number = Number(/[\d.]+/.exec(text)?.[0]);
  // Modified Atwater factors, kcal per gram.
  const energyOf = {
    protein: per1000('protein') * 3.5,
    fat: per1000('fat') * 8.5,
    carbohydrate: (per1000('carbohydrate') - per1000('fibre')) * 3.5,
  };
  const whole = energyOf.protein + energyOf.fat + energyOf.carbohydrate;
  const shareOf = (part: keyof typeof energyOf) => Math.round((energyOf[part] / whole) * 100);
  const foods = recipe.ingredientLines
    .map(({ ingredientId, metric }) => `${ingredientId} ${metric}`)
    .join(' ');
  const { batchKcal, kcalPer100gCooked } = recipeEnergy(recipe);
  const has = (word: string) => foods.includes(word);
  if (text.includes('comes from fat')) return number === shareOf('fat');
  if (text.includes('comes from protein')) return number === shareOf('protein');
  if (text.includes('comes from starch')) return number === shareOf('carbohydrate');
  if (text.includes('g of fibre')) return number === Math.round(per1000('fibre'));
  if (text.includes('of phosphorus')) return number === Number((per1000('phosphorus') / 1000).toFixed(1));
  if (text.includes('epa and dha')) return number === Number((per1000('epa-dha') / 1000).toFixed(1));
  if (text.includes('kcal per 100 g') || text.includes('kcal in every 100 g'))
    return number === Math.round(kcalPer100gCooked);
  if (text.includes('£'))
    return number === Number((((recipeCostGbp(recipe).batchGbp ?? 0) / batchKcal) * 1000).toFixed(2));
  if (text.includes('of 5 paws')) return number === difficulty(recipe);
  if (text.includes('minutes from start')) return number === recipe.prepTime + recipe.cookTime;
  if (text.includes('written for senior')) return recipe.category === 'senior';
  if (text.includes('written for large')) return recipe.category === 'large';
  if (text.includes('written for small')) return recipe.category === 'small';
  if (text.includes('growth and reproduction')) return ['puppy', 'kitten'].includes(recipe.category);
  if (text.startsWith('meets every aafco minimum')) return recipe.role === 'everyday';
  if (text.includes('organic')) return recipe.isOrganic;
  if (text.includes('in its name'))
    return recipe.title.toLowerCase().includes(/“(.+)”/.exec(text)?.[1]?.replace(/s$/, '') ?? '?');
  if (text.startsWith('described as'))
    return `${recipe.title} ${recipe.description}`.toLowerCase().includes(text.slice(13));
  if (/little chewing|in its (?:broth|chowder|soup|congee|aspic)|for a pocket/.test(text))
    return text.split(/[ ,]/).some((word) => word.length > 3 && recipe.title.toLowerCase().includes(word));
  if (text.startsWith('made in a slow cooker'))
    return /slow[- ]cook/i.test(`${recipe.title} ${recipe.description}`);
  if (text.startsWith('made in one pot'))
    return /pot|casserole|stew/i.test(`${recipe.title} ${recipe.description}`);
  if (text.startsWith('eaten cold')) return /frozen|jellied/i.test(recipe.title);
  if (text.startsWith('no ')) {
    const names = text.slice(3, text.indexOf(' in it')).split(/, | or /);
    return names.every(
      (name) =>
        ({
          grain: /rice|oats|barley|pasta|couscous|flour|quinoa|cornmeal|millet/,
          dairy: /yogurt|cheese|kefir|milk/,
        })[name]?.test(foods) !== true &&
        (name === 'grain' || name === 'dairy' || !has(name)),
    );
  }
  if (text.startsWith('made with')) {
    const fish = /salmon|cod|haddock|mackerel|herring|trout|tuna|sardine/;
    const names = text.slice(10).split(/, | and /);
    return names.every((name) =>
      name === 'fish' ? fish.test(foods) : has(name.split(' ')[0]?.replace(/s$/, '') ?? '?'),
    );
  }
  if (text.startsWith('oily fish')) return /salmon|mackerel|herring|trout|sardine/.test(foods);
  if (text.startsWith('white fish')) return /cod|haddock|pollock/.test(foods);
  if (text.startsWith('heart')) return has('heart');
  if (text.startsWith('has mussels')) return has('mussels');
  if (text.startsWith('has pumpkin')) return has('pumpkin');
  if (text.includes('few pets have met')) return has(text.split(' ')[0] ?? '?');
  return text.startsWith('an occasional recipe') && recipe.role === 'occasional';
}

it('every reason is true of its recipe', () => {
  for (const { answer } of answered) {
    for (const { id, reason } of answer.recommendations) {
      for (const clause of reason.slice(0, -1).split('; ')) {
        expect(isTrue(clause, recipeOf(id)), `${id}: ${clause}`).toBe(true);
      }
    }
  }
});

it('a recipe said to have less phosphorus than most has less than most everyday recipes for dogs', () => {
  const dogs = BUILTIN_RECIPES.filter(({ species, role }) => species === 'dog' && role === 'everyday');
  const phosphorus = (recipe: Recipe) => nutrientsPer(recipeNutrients(recipe), '1000kcal')('phosphorus');
  const { recommendations } = ask('my dog has kidney disease', 'dog');
  const less = recommendations.filter(({ reason }) => /phosphorus[^;]+less than most here/.test(reason));
  expect(less).not.toEqual([]);
  for (const { id } of less) {
    const own = phosphorus(recipeOf(id));
    expect(dogs.filter((recipe) => phosphorus(recipe) > own).length).toBeGreaterThan(dogs.length / 2);
  }
});

describe('constraints that no wish overrides', () => {
  it('for a pet that has eaten something dangerous the answer is a vet, without a recipe', () => {
    for (const query of [
      'my dog ate a whole bar of chocolate',
      'she swallowed two grapes',
      'he collapsed after dinner',
    ]) {
      expect(ask(query, 'dog')).toMatchObject({
        recommendations: [],
        explanation: 'Call your vet or the nearest emergency clinic now: this cannot wait for a recipe.',
      });
    }
  });

  it('no meatless recipe is named for a cat', () => {
    const { recommendations, explanation } = ask('vegan food', 'cat');
    expect(recommendations).toEqual([]);
    expect(explanation).toBe(
      'A cat cannot live without meat or fish, so we have no meatless recipes for cats.',
    );
  });

  it('a toxic food that is asked for is named as dangerous and not fed here', () => {
    const { explanation } = ask('can my dog have onions and garlic with rice?', 'dog');
    expect(explanation).toContain('Not fed here, because it is dangerous for dogs: onion and garlic.');
  });

  it('a kitten is never given food for grown cats', () => {
    const ids = idsOf('what can my 9 week old kitten eat', 'cat');
    expect(new Set(ids.map((id) => recipeOf(id).category))).toEqual(new Set(['kitten']));
  });

  it('a question about the other species is answered for that species', () => {
    const ids = idsOf('a bowl for my cat', 'dog');
    expect(new Set(ids.map((id) => recipeOf(id).species))).toEqual(new Set(['cat']));
  });

  it('a recipe whose steps name a toxic food is excluded, even if published', () => {
    const [first] = BUILTIN_RECIPES;
    const poisoned = {
      ...(first as Recipe),
      id: 500,
      title: 'Kangaroo pot',
      steps: [{ text: 'Fry the onion.', lines: [] }],
    };
    expect(recommend('pot', [poisoned], { species: 'dog' }).recommendations).toEqual([]);
  });
});

it('says so if nothing fits, or nothing is understood', () => {
  const nothing = 'No recipes found matching your criteria. Try creating a custom recipe instead!';
  for (const query of ['kangaroo', 'asdf qwer', 'hello']) {
    expect(ask(query, 'dog')).toMatchObject({ recommendations: [], explanation: nothing, response: nothing });
  }
});

it('drops a time limit that no recipe meets, and says so', () => {
  const { recommendations, explanation } = ask('ready in under 20 minutes', 'cat');
  expect(explanation).toContain('none of them is ready in 20 minutes');
  expect(recommendations[0]?.id).toBe(78); // 45 minutes: the quickest of the everyday bowls for adults
});

it('answers two foods with recipes that contain both, even if one is a light leaf', () => {
  const ids = recommend('beef and kale', BUILTIN_RECIPES).recommendations.map(({ id }) => id);
  // A beef stew, ox heart, and a loaf of beef mince, each with a little kale.
  expect(new Set(ids)).toEqual(new Set([2, 20, 102]));
});

it('uses the pet’s life stage if the question names none', () => {
  const pet = { species: 'dog', ageMonths: 5 } as const;
  const found = recommend('chicken please', BUILTIN_RECIPES, { species: 'dog', pet });
  expect(found.recommendations.map(({ id }) => recipeOf(id).category)).toEqual(['puppy', 'puppy']);
  const senior = recommend('for an adult dog', BUILTIN_RECIPES, {
    species: 'dog',
    pet: { ...pet, ageMonths: 120 },
  });
  expect(senior.explanation).toBe('Looked for an everyday bowl for an adult dog.');
});

it('alternates between both species if the question names neither', () => {
  expect(idsOf('something easy').map((id) => recipeOf(id).species)).toEqual([
    'dog',
    'cat',
    'dog',
    'cat',
    'dog',
    'cat',
  ]);
});

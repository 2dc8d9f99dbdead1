import { expect, it } from 'vitest';
import { readRecipeSource } from './read-recipe-source.ts';

function readText(text: string) {
  const read = readRecipeSource(text);
  if (read.kind === 'none') throw new RangeError(read.reason);
  const { title, servings, ingredients, steps } = read.recipes[0].recipe;
  return { title, servings, ingredients, steps };
}

const FOODS = ['300 g cod', '1 egg'];
const STEPS = ['Poach the cod.', 'Add the egg.'];

it('reads microdata with recipeIngredients and recipeDirections, as a recipe manager exports it', () => {
  const page = `<h2 itemprop="name">Cod bowl</h2><span itemprop="recipeYield">4</span>
    <div itemprop="recipeIngredients"><p>300 g cod</p><p>1 egg</p></div>
    <div itemprop="recipeDirections"><p>Poach the cod.</p><p>Add the egg.</p></div>`;
  expect(readText(page)).toEqual({ title: 'Cod bowl', servings: 4, ingredients: FOODS, steps: STEPS });
});

it.each([
  [
    'a message with bold words and emoji',
    '*Cod bowl*\nServes 4\n*You need:*\n🐟 300 g cod\n🥚 1 egg\n*How to make it:*\n1️⃣ Poach the cod.\n2️⃣ Add the egg.',
  ],
  [
    'headings underlined with dashes',
    'Cod bowl\n========\nServes 4\n\nIngredients\n-----------\n300 g cod\n1 egg\n\nMethod\n------\nPoach the cod.\nAdd the egg.',
  ],
  [
    'wiki markup',
    '== Cod bowl ==\nServes 4\n=== Ingredients ===\n* 300 g cod\n* 1 egg\n=== Preparation ===\n* Poach the cod.\n* Add the egg.',
  ],
  [
    'steps numbered without a dot',
    'Cod bowl\nServes 4\n\nWhat goes in\n300 g cod\n1 egg\n\nHow to do it\n1 Poach the cod.\n2 Add the egg.',
  ],
  [
    'headings in the author’s own words',
    "Cod bowl\nServes 4\nWhat I used:\n300 g cod\n1 egg\nHere's how:\nPoach the cod.\nAdd the egg.",
  ],
  [
    'decorated headings',
    'Cod bowl\nServes 4\n~ Ingredients ~\n300 g cod\n1 egg\n\nMethod 👇\nPoach the cod.\nAdd the egg.',
  ],
  [
    'Markdown with a table and links',
    '# Cod bowl\nServes 4\n\n## Ingredients\n\n| Amount | Food |\n|---|:---|\n| 300 g | [cod](https://shop.test/cod) |\n| 1 | egg |\n\n## Method\n\n![cod](cod.jpg)\nPoach the cod.\nAdd the egg.',
  ],
  [
    'front matter in YAML',
    "---\ntitle: 'Cod bowl'\nservings: 4\ntags: [dog, fish]\n---\n## Ingredients\n- 300 g cod\n- 1 egg\n## Method\n1. Poach the cod.\n2. Add the egg.",
  ],
  [
    'lists and blocks of YAML',
    '---\ntitle: Cod bowl\nyield: 4 servings\ningredients:\n  - 300 g cod\n  - "1 egg"\nsteps: |\n  Poach the cod.\n  Add the egg.\n---\n',
  ],
  [
    'groups, comments and blocks of TOML',
    '+++\ntitle = "Cod bowl" # ours\n[recipe]\nservings = 4\nsteps = """\nPoach the cod.\nAdd the egg.\n"""\n+++\nIngredients\n300 g cod\n1 egg',
  ],
  [
    'front matter in TOML',
    '+++\ntitle = "Cod bowl"\nserves = 4\ningredients = [\n  "300 g cod",\n  "1 egg",\n]\n+++\nPoach the cod.\nAdd the egg.',
  ],
  [
    'Meal-Master, whose lines are wrapped',
    'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Cod bowl\n Categories: Fish\n      Yield: 4 servings\n\n    300 g  cod\n      1    egg\n\n  Poach\n  the cod.\n\n  Add the egg.\n\nMMMMM',
  ],
  [
    'steps without a heading',
    'Cod bowl\nServes 4\nIngredients\n300 g cod\n1 egg\n\n1. Poach the cod.\n2. Add the egg.',
  ],
])('reads plain text: %s', (_, text) => {
  expect(readText(text)).toEqual({ title: 'Cod bowl', servings: 4, ingredients: FOODS, steps: STEPS });
});

it('reads the two columns of Meal-Master, its sections, its units and its several recipes', () => {
  const head = 'MMMMM----- Recipe via Meal-Master (tm) v8.05';
  const text = `${head}

      Title: Cod Bowl
      Yield: 4 servings

  1 1/2 c  Rice                                2 tb Oil
    300 g  Cod                                 1 t  Kelp
           -without skin

MMMMM------------------------SAUCE-----------------------------
      1    Egg

  Boil the rice.

MMMMM

${head}

      Title: Egg Bowl
      Yield: 2

      2    Eggs

  Scramble.

MMMMM`;
  const read = readRecipeSource(text);
  expect(
    read.kind === 'recipes' &&
      read.recipes.map(({ recipe: r }) => [r.title, r.servings, r.ingredients, r.steps]),
  ).toEqual([
    [
      'Cod Bowl',
      4,
      ['1 1/2 cup Rice', '300 g Cod without skin', '2 tbsp Oil', '1 tsp Kelp', '1 Egg'],
      ['Boil the rice.'],
    ],
    ['Egg Bowl', 2, ['2 Eggs'], ['Scramble.']],
  ]);
});

it('reads Cooklang, with the name of the file as the title', () => {
  const text = `>> servings: 4
>> prep time: 10 minutes

-- from my grandmother
Poach the @cod{300%g}(skinned) in a #small pan{} for ~{8%minutes}.

== Sauce ==
Whisk @egg{1} with @fish oil{1/2%tsp} and a little @kelp.
`;
  const read = readRecipeSource(text, { name: 'Cod bowl.cook' });
  if (read.kind === 'none') throw new RangeError(read.reason);
  expect(read.recipes[0].recipe).toMatchObject({
    title: 'Cod bowl',
    servings: 4,
    prepTime: 10,
    ingredients: ['300 g cod, skinned', '1 egg', '1/2 tsp fish oil', 'kelp'],
    steps: [
      'Poach the cod in a small pan for 8 minutes.',
      'Sauce: Whisk egg with fish oil and a little kelp.',
    ],
  });
});

it('takes times and the description wherever the text names them', () => {
  const text =
    'Cod bowl\nDescription: Quick and plain.\nIngredients\n300 g cod\n1 egg\nMethod\nPoach the cod.\nNotes\nPrep time: 5 minutes\nCook time: 10 minutes';
  const read = readRecipeSource(text);
  if (read.kind === 'none') throw new RangeError(read.reason);
  expect(read.recipes[0].recipe).toMatchObject({
    description: 'Quick and plain.',
    prepTime: 5,
    cookTime: 10,
  });
});

it('reads every recipe on a page of CopyMeThat', () => {
  const recipe = (name: string) => `<div class="recipe"><div id="name">${name}</div>
    <div id="link">Adapted from <a id="original_link" href="https://kitchen.test/cod">kitchen.test</a></div>
    <div id="description">A make-ahead bowl.</div><div id="servings">Servings: <a id="recipeYield">4</a></div>
    <ul id="recipeIngredients"><li class="recipeIngredient">300 g cod</li><li class="recipeIngredient">1 egg</li></ul>
    <ol id="recipeInstructions"><li class="instruction" value="1">Poach the cod.</li><li class="instruction">Add the egg.</li></ol>
    <ul id="recipeNotes"><li class="recipeNote">Keeps two days.</li></ul></div>`;
  const read = readRecipeSource(`<html><body>${recipe('Cod bowl')}${recipe('Second bowl')}</body></html>`);
  if (read.kind === 'none') throw new RangeError(read.reason);
  expect(read.recipes.map(({ recipe: { title } }) => title)).toEqual(['Cod bowl', 'Second bowl']);
  expect(read.recipes[0]).toMatchObject({
    recipe: {
      description: 'A make-ahead bowl.',
      servings: 4,
      ingredients: FOODS,
      steps: STEPS,
      sourceUrl: 'https://kitchen.test/cod',
    },
    leftOut: [{ part: 'notes', texts: ['Keeps two days.'] }],
  });
});

it('refuses a table, known by the file’s name or type', () => {
  const table = 'title,ingredients\nCod bowl,300 g cod\n';
  for (const hint of [{ name: 'Recipes.CSV' }, { type: 'text/csv' }])
    expect(readRecipeSource(table, hint)).toEqual({ kind: 'none', reason: 'table' });
});

it.each(['Ingredients\n', ''])('takes a line with a small first letter as a food, under %j', (heading) => {
  const foods = [
    '450 g lean beef mince, browned and drained of fat',
    'pinch of kelp powder',
    '200 g brown rice, cooked according to the packet',
    'handful of fresh parsley, finely chopped and washed',
    'juice of 1 lemon',
    'salt to taste',
    '2 carrots',
  ];
  const text = `Beef bowl\nServes 4\n\n${heading}${foods.join('\n')}\n\nMethod\nBrown the mince.\nAdd the rest.`;
  expect(readText(text).ingredients).toEqual(foods);
});

it('joins no food without an amount to the line above if that line had room for it', () => {
  const foods = ['450 g lean beef mince, browned and drained well', 'frozen peas', 'fresh parsley'];
  const text = `Beef bowl\nIngredients\n${foods.join('\n')}\nMethod\nBrown the mince.\nAdd the rest.`;
  expect(readText(text).ingredients).toEqual(foods);
});

it.each([
  ['450 g lean beef mince, browned in a pan with a little of', 'chicken stock'],
  ['450 g lean beef mince (20% fat), browned with (or without', 'salt to taste)'],
  ['500 g chicken thighs without their skin, poached in home-made', 'chicken stock'],
  ['500 g beef mince, browned in its own fat and then', 'drained well'],
])('joins an ingredient that a mail program wrapped: %s / %s', (above, below) => {
  const text = `Bowl\nIngredients\n${above}\n${below}\n1 egg\nMethod\nCook the meat.\nAdd the egg.`;
  expect(readText(text).ingredients).toEqual([`${above} ${below}`, '1 egg']);
});

it('joins steps that a mail program wrapped, also where a food begins the next line', () => {
  const step = [
    'Brown the mince in a large and heavy pan with the',
    'carrots, and stir in the rice and half a',
    'cup of water.',
  ];
  const text = `Bowl\nIngredients\n500 g mince\n2 carrots\nMethod\n${step.join('\n')}\nServe it lukewarm.`;
  expect(readText(text).steps[0]).toContain('with the carrots, and stir in');
});

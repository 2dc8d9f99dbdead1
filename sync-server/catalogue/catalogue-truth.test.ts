import { describe, expect, it } from 'vitest';
import { lineGrams } from '#domain/ingredient-line/line-grams';
import { parseIngredientLine } from '#domain/ingredient-line/parse-line';
import { completeness } from '#domain/nutrition/completeness';
import { recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { badgeCompleteness, recipeVerdict } from '#domain/nutrition/recipe-verdict';
import { costBreakdown } from '#domain/recipe/cost-breakdown';
import { difficulty } from '#domain/recipe/difficulty';
import { CATEGORIES } from '#domain/reference/category';
import { recipeLifeStage } from '#domain/reference/life-stage';
import { STANDARDS } from '#domain/reference/targets';
import { auditStoredRecipe } from '#domain/safety/audit/audit-recipe';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

const EVERYDAY = BUILTIN_RECIPES.filter(({ role }) => role === 'everyday');
const title = ({ id, title }: { id: number; title: string }) => `${id} ${title}`;

describe('the catalogue', () => {
  it('holds exactly 88 recipes: dogs 1–43 and 101–105, cats 66–100 and 106–110', () => {
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(BUILTIN_RECIPES.map(({ id }) => id)).toEqual([...range(1, 43), ...range(66, 110)]);
  });

  it('meets every adult AAFCO minimum, within the maximums, in all everyday recipes (at least 60)', () => {
    const short = EVERYDAY.flatMap((recipe) => {
      const { species } = recipe;
      const rows = completeness(recipeNutrients(recipe), {
        species,
        lifeStage: 'adult',
        standard: 'AAFCO',
      }).rows;
      return rows
        .filter(({ status }) => status !== 'met')
        .map(({ nutrient, status }) => `${title(recipe)}: ${nutrient} ${status}`);
    });
    expect(short).toEqual([]);
    expect(EVERYDAY.length).toBeGreaterThanOrEqual(60);
  });

  it('meets the growth profile in puppy and kitten recipes', () => {
    const young = EVERYDAY.filter(({ category }) => category === 'puppy' || category === 'kitten');
    expect(young.length).toBeGreaterThanOrEqual(6);
    const wrong = young.flatMap((recipe) => {
      const { verdict, lifeStage } = badgeCompleteness(recipe);
      return [
        lifeStage !== 'growth' && `judged for the stage ${lifeStage}`,
        verdict !== 'met' && `growth is ${verdict}`,
      ].flatMap((fault) => (fault ? [`${title(recipe)}: ${fault}`] : []));
    });
    expect(wrong).toEqual([]);
  });

  it('praises no food for a nutrient of which the recipe has too much', () => {
    const wrong = EVERYDAY.flatMap((recipe) => {
      const { species, nutritionalBenefits } = recipe;
      const nutrients = recipeNutrients(recipe);
      const praise = nutritionalBenefits.join(' ').toLowerCase();
      return STANDARDS.flatMap(
        (standard) => completeness(nutrients, { species, lifeStage: recipeLifeStage(recipe), standard }).rows,
      )
        .filter(({ status, nutrient }) => status === 'over' && praise.includes(nutrient.replaceAll('-', ' ')))
        .map(({ nutrient }) => `${title(recipe)}: ${nutrient}`);
    });
    expect(wrong).toEqual([]);
  });

  it('gives occasional recipes no verdict and no supplements', () => {
    const occasional = BUILTIN_RECIPES.filter(({ role }) => role === 'occasional');
    const wrong = occasional.flatMap((recipe) =>
      [
        recipeVerdict(recipe) !== null && 'has a verdict',
        recipe.supplements.length > 0 && 'has supplements',
      ].flatMap((fault) => (fault ? [`${title(recipe)} ${fault}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps table salt under 1.5 g per 1000 kcal', () => {
    for (const recipe of EVERYDAY) {
      const { saltGrams, energyKcal } = recipeNutrients(recipe);
      expect(saltGrams / energyKcal, title(recipe)).toBeLessThanOrEqual(1.5 / 1000);
    }
  });

  it('contains enough iodine without iodised salt, because its iodine varies between shops', () => {
    for (const recipe of EVERYDAY) {
      const { species } = recipe;
      const supplements = recipe.supplements.map((line) =>
        line.id === 'iodised-salt' ? { ...line, id: 'salt' } : line,
      );
      const nutrients = recipeNutrients({ ...recipe, supplements });
      const { rows } = completeness(nutrients, {
        species,
        lifeStage: recipeLifeStage(recipe),
        standard: 'FEDIAF',
      });
      expect(rows.find(({ nutrient }) => nutrient === 'iodine')?.status, title(recipe)).toBe('met');
    }
  });

  it('has 0.6 to 3 kcal per gram and sensible portion sizes', () => {
    for (const recipe of EVERYDAY) {
      const { energyKcal, cookedWeightGrams, servings } = recipeNutrients(recipe);
      const density = energyKcal / cookedWeightGrams;
      expect(density, title(recipe)).toBeGreaterThanOrEqual(0.6);
      expect(density, title(recipe)).toBeLessThanOrEqual(3);
      const portion = cookedWeightGrams / servings;
      const mostForDog = recipe.category === 'large' ? 750 : 450;
      const most = recipe.species === 'cat' ? 130 : mostForDog;
      expect(portion, title(recipe)).toBeGreaterThanOrEqual(recipe.species === 'cat' ? 50 : 80);
      expect(portion, title(recipe)).toBeLessThanOrEqual(most);
    }
  });

  it('contains nothing toxic to its species', () => {
    const unsafe = BUILTIN_RECIPES.flatMap((recipe) =>
      auditStoredRecipe(recipe).flags.map(
        ({ food, text, where }) => `${title(recipe)}: ${food} (${text}) in ${where}`,
      ),
    );
    expect(unsafe).toEqual([]);
  });

  it('has a plausible price, and names the foods that have none', () => {
    for (const recipe of BUILTIN_RECIPES) {
      const { batchGbp, pricedShare, perServingGbp, unpriced } = costBreakdown(recipe);
      expect(batchGbp, title(recipe)).not.toBeNull();
      expect(pricedShare, title(recipe)).toBeGreaterThan(0.5);
      if (pricedShare < 0.95) expect(unpriced, title(recipe)).not.toEqual([]);
      expect(perServingGbp ?? 0, title(recipe)).toBeGreaterThan(0.02);
      expect(perServingGbp ?? 0, title(recipe)).toBeLessThan(6);
    }
  });

  it('has lines that the parser understands: the food and its grams', () => {
    const misread = BUILTIN_RECIPES.flatMap((recipe) =>
      recipe.ingredientLines.flatMap(({ metric, ingredientId, grams }) => {
        if (ingredientId === null) return [];
        const parsed = parseIngredientLine(metric);
        const read = lineGrams(parsed)?.grams ?? 0;
        const isRight = parsed.ingredientId === ingredientId && Math.abs(read / grams - 1) < 0.05;
        return isRight
          ? []
          : [`${recipe.id} '${metric}' is ${ingredientId} ${grams}, read ${parsed.ingredientId} ${read}`];
      }),
    );
    expect(misread).toEqual([]);
  });

  it('uses every category and all five difficulties', () => {
    const used = new Set(BUILTIN_RECIPES.map(({ category }) => category));
    const unused = CATEGORIES.filter((category) => !used.has(category));
    expect(unused.map((category) => `no recipe is of the category ${category}`)).toEqual([]);
    const paws = new Set(BUILTIN_RECIPES.map((recipe) => difficulty(recipe)));
    expect([...paws].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('has no two titles and no two methods alike', () => {
    const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
    const trigrams = (recipe: (typeof BUILTIN_RECIPES)[number]) => {
      const all = recipe.steps.flatMap(({ text }) => words(text));
      return new Set(all.slice(2).map((word, at) => `${all[at]} ${all[at + 1]} ${word}`));
    };
    const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
      const both = [...a].filter((one) => b.has(one)).length;
      return both / (a.size + b.size - both);
    };
    const plain = new Set(['and', 'for', 'with', 'the', 'dogs', 'cats', 'organic']);
    const said = BUILTIN_RECIPES.map((recipe) => ({
      recipe,
      title: new Set(words(recipe.title).filter((word) => !plain.has(word))),
      steps: trigrams(recipe),
    }));
    const alike = said.flatMap((one, at) =>
      said.slice(at + 1).flatMap((other) => {
        const titles = overlap(one.title, other.title);
        const steps = overlap(one.steps, other.steps);
        return titles > 0.6 || steps > 0.2
          ? [
              `${title(one.recipe)} ~ ${title(other.recipe)}: titles ${titles.toFixed(2)}, steps ${steps.toFixed(2)}`,
            ]
          : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('repeats no sentence of eight words or more in a second recipe, except the one about portions', () => {
    const said = new Map<string, Set<number>>();
    for (const { id, description, steps, nutritionalBenefits } of BUILTIN_RECIPES) {
      const texts = [description, ...steps.map(({ text }) => text), ...nutritionalBenefits];
      for (const sentence of texts.flatMap((text) => text.split(/(?<=[.;:]) /))) {
        const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
        if (words.length < 8 || /\bportions of about\b/.test(sentence)) continue;
        const key = words.join(' ');
        said.set(key, (said.get(key) ?? new Set()).add(id));
      }
    }
    const copied = [...said].filter(([, ids]) => ids.size > 1);
    expect(copied.map(([sentence, ids]) => `${[...ids].join(', ')}: ${sentence}`)).toEqual([]);
  });
});

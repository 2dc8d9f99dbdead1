import { describe, expect, it } from 'vitest';
import { stepNeeds } from '#domain/cook/step-needs';
import { stepTimers } from '#domain/cook/step-timers';
import type { Recipe } from '#domain/recipe/recipe';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

/** A core temperature, always below an oven's: the step that says when the dish is done. */
const CORE = /\b[678]\d °C/;
/** Words of a sentence whose minutes are not part of the cooking time. */
const WAITING =
  /\b(?:cool|chill|freez|fridge|refrigerat|soak|swell|rest for|leave (?!the sides)|firm up|the (?:last|final)|a last)/i;
/** Words that say how a food is bought, not what it is. */
const NO_FOOD =
  /^(?:organic|lean|fresh|frozen|plain|skinless|boneless|boned|shelled|peeled|cooked|boiled|unsweetened|unsalted|rolled|light|white|meat|fillet|leaves|powder)$/;
/** If a line has one of these words, a step that names only the animal or plant means another line. */
const PART = /^(?:livers?|hearts?|kidneys?|gizzards?|yolks?|oil|fat|seeds?)$/;
/** Words in a step that mention a supplement, and the row that must then be listed. */
const ASKS: readonly [RegExp, RegExp][] = [
  [/\b(?:tablet|pill)s?\b/i, /tablet/],
  [/\bcapsules?\b/i, /capsule/],
  [/\b(?:the|a|each|vitamin D) drops? (?:of vitamin|fall|from)/i, /drop/],
  [/\bsalts?\b(?! in the)/i, /salt|potassium-chloride|magnesium/],
  [/\beggshells?\b/i, /eggshell-powder/],
  [/\bbone meal\b/i, /bone-meal/],
  [/\bmagnesium\b/i, /magnesium/],
  [/\bzinc\b/i, /zinc/],
  [/\btaurine\b/i, /taurine/],
  [/\bthiamine\b/i, /thiamine/],
  [/\bvitamin (?:E|D and E)\b/i, /vitamin-e/],
  [/\bvitamin D\b/i, /vitamin-d/],
];
const HEAT_SENSITIVE = /^(?:taurine|thiamine|vitamin|choline|fish-oil)/;

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const stem = (word: string) => word.replace(/(?:oes|ies|ves|es|s|y|o|fe?)$/, '');
const stems = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem);

/** The words that name a line's food: '570 g skinless chicken thigh, diced' is chicken and thigh, 'chicken liver' is liver. */
function foodWords(metric: string): string[] {
  const [name = ''] = metric.replace(/\([^)]*\)|low-fat/g, '').split(',');
  const words = name.match(/\p{L}{3,}/gu) ?? [];
  const telling = [(word: string) => PART.test(word), (word: string) => !NO_FOOD.test(word), () => true]
    .map((tells) => words.filter(tells))
    .find(({ length }) => length > 0);
  return (telling ?? []).map((word) => stem(word.toLowerCase()));
}

const minutes = (texts: string[]) => sum(texts.flatMap(stepTimers).map(({ seconds }) => seconds / 60));

/** Sentences up to the step that says when the dish is done. */
function untilDone({ steps }: Recipe): string[] {
  const done = steps.findLastIndex(({ text }) => CORE.test(text));
  return steps.slice(0, done + 1).flatMap(({ text }) => text.split(/(?<=[.;]) /));
}

describe.each(BUILTIN_RECIPES.map((recipe) => [`${recipe.id} ${recipe.title}`, recipe] as const))(
  'in the kitchen: %s',
  (_, recipe) => {
    const { steps, supplements, ingredientLines } = recipe;
    const text = steps.map((step) => step.text).join('\n');

    it('names each food in a step that uses it', () => {
      const unnamed = ingredientLines.filter(({ metric }, index) => {
        const said = new Set(steps.flatMap((step) => (step.lines.includes(index) ? stems(step.text) : [])));
        return !foodWords(metric).some((word) => said.has(word));
      });
      expect(unnamed.map(({ metric }) => metric)).toEqual([]);
    });

    it('has timers that add up to about its cooking time', () => {
      expect(minutes(untilDone(recipe).filter((one) => !WAITING.test(one)))).toBeLessThanOrEqual(
        recipe.cookTime + 7,
      );
      expect(minutes(steps.map((step) => step.text))).toBeGreaterThanOrEqual(recipe.cookTime / 2);
    });

    it('gives portions to the nearest 5 g, and the same in ounces', () => {
      const said = [...text.matchAll(/into (\d+) [a-z ]+ of about (\d+) g \((\d+)(?: (\d)\/(\d))? oz\)/g)];
      if (recipe.role === 'everyday') expect(said).toHaveLength(1);
      for (const [, count, grams, whole, top = 0, bottom = 1] of said) {
        expect(Number(count)).toBe(recipe.servings);
        expect(Number(grams) % 5).toBe(0);
        expect(Math.abs(Number(grams) - recipe.cookedWeightGrams / recipe.servings)).toBeLessThanOrEqual(2.5);
        expect(Math.abs(Number(whole) + Number(top) / Number(bottom) - Number(grams) / 28.35)).toBeLessThan(
          0.14,
        );
      }
    });

    it('names in its steps only supplements and doses that it lists', () => {
      const listed = supplements.map(({ id, dose }) => `${id} ${dose}`).join('\n');
      const strange = ASKS.filter(([asked, row]) => asked.test(text) && !row.test(listed));
      expect(strange.map(([asked]) => text.match(asked)?.[0])).toEqual([]);
      for (const [dose] of text.matchAll(/\b[\d/]+ (?:tablet|capsule|drop|level tsp)/g)) {
        expect(listed).toContain(dose);
      }
    });

    it('says in a step when to add each supplement', () => {
      // Cook mode adds an unnamed supplement before portioning or, without those words, in the last step.
      const asked = steps.map((step) => ({
        ...step,
        text: step.text.replace(/\bportions|slices\b/g, 'parts'),
      }));
      const needs = stepNeeds({ supplements, steps: [...asked, { text: '', lines: [] }] });
      expect(needs.at(-1)?.supplements.map((index) => supplements[index]?.id)).toEqual([]);
    });

    it('adds heat-sensitive supplements after cooking, in a step that mentions them', () => {
      const done = steps.findLastIndex((step) => CORE.test(step.text));
      stepNeeds(recipe).forEach(({ supplements: needed }, at) => {
        const tender = needed.filter((index) => HEAT_SENSITIVE.test(supplements[index]?.id ?? ''));
        if (tender.length === 0) return;
        expect(at).toBeGreaterThan(done);
        expect(steps[at]?.text).toMatch(/supplement|tablet|pill|capsule|powder|vitamin/i);
      });
    });
  },
);

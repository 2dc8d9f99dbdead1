import { dualText } from '../ingredient-line/dual-text.ts';
import type { ParsedLine } from '../ingredient-line/parsed-line.ts';
import { readIngredientLine } from '../ingredient-line/read-line.ts';
import type { IngredientLine } from '../recipe/recipe.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { numberOf } from './duration-words.ts';
import { exactGrams, exactMillilitres, householdCount } from './scaled-amount.ts';

/** An ingredient line for the batch. */
export type ScaledLine = {
  /** The food in the words of the recipe, with a capital: 'Chicken thigh, diced'. */
  name: string;
  /** Exact for the scale or the jug: '1,275 g', '800 ml'. */
  amount: string;
  /** In household words, if they add to the weight: '3 eggs', '2 tbsp', '1 lb 5 oz'; else null. */
  household: string | null;
};

/** '(2 tsp)', '(1 medium)', '(about 270 g dry)' at the end of a line. */
const BRACKET = /\s*\(((?:about\s+)?)(\d[\d./]*(?:\s\d\/\d)?)\s+([^()]+)\)$/;
/** The weight beside a count: '(50 g)'. */
const WEIGHT_BESIDE = /\s*\(\d[\d./ ]*(?:g|oz)\)/;
const SPOONS = /^[\d/ ]+(?:tsp|tbsp|teaspoons?|tablespoons?)\b/;
const LITRES: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 };

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The bracket after a line, scaled to the batch; empty without a sensible fraction. */
function scaledBracket(text: string, scale: number): string {
  const [, about = '', count = '', words = ''] = BRACKET.exec(text.replace(WEIGHT_BESIDE, '')) ?? [];
  if (count === '') return '';
  const value = numberOf(count) * scale;
  const scaled = /^(?:g|ml)\b/.test(words) ? String(Math.round(value)) : householdCount(value);
  if (scaled === null) return '';
  return `${about}${scaled} ${value > 1 ? words.replace(/\b(tin|can)$/, '$1s') : words}`;
}

/** The words of a line after its amount, without brackets that apply to another batch size. */
function foodWords(text: string, { name }: ParsedLine): string {
  const words = text.replace(WEIGHT_BESIDE, '').replace(BRACKET, '');
  const at = words.indexOf(name.split(' ')[0] ?? '');
  return capitalised(at > 0 ? words.slice(at) : words);
}

/** Household words for the scaled weight; for a count including the food. */
function householdOf(
  line: IngredientLine,
  parsed: ParsedLine,
  { grams, system, bracket }: { grams: number; system: UnitSystem; bracket: string },
): string | null {
  const food = { ingredientId: line.ingredientId, grams, name: parsed.name, preparation: null };
  const text = dualText(food)[system];
  const [, count, counted] = /^([\d /]+)\s+([^\d(]+)\s\(/.exec(text) ?? [];
  if (count !== undefined && parsed.unit === null) return `${count} ${counted}`;
  if (system === 'metric') return SPOONS.test(bracket) ? bracket : null;
  const [amount = ''] = /^(?:[\d/. ]+(?:cups?|tbsp|tsp|lb|oz)\b\s*)+/.exec(text) ?? [];
  return amount === '' ? null : amount.trim();
}

/** Millilitres of a line written in them, for the recipe as written; else null. */
function writtenMl({ metric }: IngredientLine): number | null {
  const { unit, quantity } = readIngredientLine(metric);
  const factor = unit === null ? undefined : LITRES[unit];
  return factor === undefined || quantity === null ? null : quantity * factor;
}

/**
 * A line of a recipe times the batch: the weight exact to the gram, household words only as far as they are sensible.
 * @param scale times the recipe as written
 */
export function scaledLine(line: IngredientLine, scale: number, system: UnitSystem): ScaledLine {
  const grams = line.grams * scale;
  const written = line[system];
  const bracket = scaledBracket(written, scale);
  const parsed = readIngredientLine(written.replace(BRACKET, ''));
  const household = householdOf(line, parsed, { grams, system, bracket });
  const beside = bracket !== '' && !SPOONS.test(bracket) ? ` (${bracket})` : '';
  const ml = writtenMl(line);
  return {
    name: `${foodWords(written, parsed)}${beside}`,
    amount: ml === null ? exactGrams(grams) : exactMillilitres(ml * scale),
    household,
  };
}

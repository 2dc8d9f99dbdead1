import { amountAndName } from '../recipe/ingredient-text.ts';
import type { IngredientLine } from '../recipe/recipe.ts';
import { mixedNumber } from '../units/format-quantity.ts';
import { massText } from '../units/mass-text.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { UNITS } from '../units/units.ts';
import { usVolume } from '../units/us-measures.ts';
import { NUMBER, numberOf } from '../units/written-number.ts';
import { exactGrams, exactMillilitres, householdCount } from './scaled-amount.ts';

/** An ingredient line for the batch. */
export type ScaledLine = {
  /** The food in the words of the recipe, with a capital: 'Chicken thigh, diced'. */
  name: string;
  /** In the recipe's own form: '1,275 g', '800 ml', '2 2/3 cups', '3 (150 g)'. */
  amount: string;
  /** The weight or millilitres beside an amount that has neither; else null. */
  weight: string | null;
};

/** '(2 tsp)', '(1 medium)', '(about 270 g dry)' at the end of a line. */
const BRACKET = /\s*\(((?:about\s+)?)(\d[\d./]*(?:\s\d\/\d)?)\s+([^()\s][^()]*)\)$/;
const VOLUME = new RegExp(String.raw`^(${NUMBER})\s*(ml|l|cup|tbsp|tsp)s?\b`, 'i');
const PIECES = new RegExp(String.raw`^(${NUMBER}) \(`);
const HAS_METRIC = /\d (?:g|kg|ml|l)\b/;

/** The bracket after a line, scaled to the batch; empty without a sensible fraction. */
function scaledBracket(about: string, count: string, words: string, scale: number): string {
  const value = numberOf(count) * scale;
  const scaled = /^(?:g|ml)\b/.test(words) ? String(Math.round(value)) : householdCount(value);
  if (scaled === null) return '';
  return ` (${about}${scaled} ${value > 1 ? words.replace(/\b(tin|can)$/, '$1s') : words})`;
}

type Volume = { unit: 'ml' | 'l' | 'cup' | 'tbsp' | 'tsp'; ml: number };

/** The volume that a line begins with; null if it begins otherwise. */
export function volumeOf(text: string): Volume | null {
  const [, number = '', word = ''] = VOLUME.exec(text) ?? [];
  if (word === '') return null;
  const unit = word.toLowerCase() as Volume['unit'];
  return { unit, ml: numberOf(number) * UNITS[unit].factor };
}

/** Exact millilitres, if the recipe states them too: rounded cups would carry their rounding along. */
function scaledVolume(written: string, { metric }: IngredientLine, scale: number): string | null {
  const volume = volumeOf(written);
  if (volume === null) return null;
  const ml = (volumeOf(metric) ?? volume).ml * scale;
  return volume.unit === 'ml' || volume.unit === 'l' ? exactMillilitres(ml) : usVolume(ml).text;
}

/** For the scale, or the jug if the recipe measures it in one; null if too little for a scale. */
function besideOf({ metric, grams }: IngredientLine, scale: number): string | null {
  const volume = volumeOf(metric);
  const isJug = volume?.unit === 'ml' || volume?.unit === 'l';
  if (isJug) return exactMillilitres(volume.ml * scale);
  return grams * scale < 1 ? null : exactGrams(grams * scale);
}

/** Whole and half pieces with their weight: '3 (150 g)'; null if the batch needs another fraction. */
function scaledPieces(written: string, scale: number, weight: string): string | null {
  const [, number = ''] = PIECES.exec(written) ?? [];
  const count = numberOf(number) * scale;
  const halves = Math.round(count * 2) / 2;
  if (number === '' || halves === 0 || Math.abs(halves - count) > 0.01 * count) return null;
  return `${mixedNumber(halves, 2)} (${weight})`;
}

/**
 * A line of a recipe times the batch, in the form of the line: cups stay cups, ounces ounces. The recipe as written
 * keeps its words; a scaled weight is exact to the gram, or within 1% in ounces.
 * @param scale times the recipe as written
 */
export function scaledLine(line: IngredientLine, scale: number, system: UnitSystem): ScaledLine {
  const grams = line.grams * scale;
  const { amount: written, name } = amountAndName(line[system]);
  const weight = system === 'us' ? massText(grams, system) : exactGrams(grams);
  const amount =
    scale === 1
      ? (written ?? weight)
      : ((written && (scaledVolume(written, line, scale) ?? scaledPieces(written, scale, weight))) ?? weight);
  return {
    name:
      scale === 1
        ? name
        : name.replace(BRACKET, (_, about: string, count: string, words: string) =>
            scaledBracket(about, count, words, scale),
          ),
    amount,
    weight: HAS_METRIC.test(amount) ? null : besideOf(line, scale),
  };
}

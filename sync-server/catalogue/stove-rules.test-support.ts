import { stepTimers } from '#domain/cook/step-timers';
import type { Recipe } from '#domain/recipe/recipe';
import { ingredientDetails } from '#domain/reference/ingredient-details';
import {
  DENSE_BAKES,
  type DenseBake,
  leastBakingMinutes,
  leastCoolingMinutes,
} from './stove-table.test-support.ts';

type AtStove = Pick<Recipe, 'id' | 'title' | 'role' | 'steps' | 'ingredientLines' | 'supplements'>;

/** A dish holds a tenth more than what goes into it; the sides of a common one are 5 cm high. */
const LEAST_ROOM = 1.1;
const SIDES_CM = 5;
/** Stated and real depth may differ by a quarter: air, a domed top, what has boiled off. */
const DEPTH_TOLERANCE = 0.25;
const MOST_CM_TO_COOL = 5;
const LEAST_MINUTES_FOR_PIECES = 10;
const MOST_GRAMS_IN_A_PAN = 500;
const MOST_PIECES = 60;
/** Into how many lots these words divide the meat: 'fry half of the beef', 'in two batches'. */
const LOTS: Readonly<Record<string, number>> = { half: 2, third: 3, two: 2, three: 3, four: 4 };

const BAKED_BY_TITLE = /\b(?:bake|(?:meat)?loaf|pie|terrine|frittata|squares|bites)\b/i;
const DEPTH =
  /\b(\d+(?:\.\d+)?) cm(?: \([^)]*\))?(?: deep| thick| in (?:all|each))|\bdeep(?:er than)?\b[^.]{0,30}?\b(\d+(?:\.\d+)?) cm\b/;
const IN_PIECES =
  /\b(?:in (?:a single|one) layer|side by side|on (?:the|their) trays?|flat)\b|\b(?:slices?|squares|wedges|pieces|cups|balls|patties)\b/i;
const IN_COLD_WATER = /\bcold water\b/i;
const COOLS =
  /warm|cool|cold\b|blood heat|steam (?:off|is gone)|lose their heat|hold a (?:finger|hand)|no heat/i;

const POULTRY = /^(?:chicken|turkey|duck|goose|quail|pheasant)/;
const BROWNS = /\b(?:sear|stir-fry|fry)\b|\bsauté(?!e)|\bbrown (?:the|it|them|half)\b/i;
const IN_LOTS =
  /\b(half|third|two|three|four)\b(?: (?:of )?the (?!oil|water)| (?:[a-z]+ )?(?:lots|batches|rounds|goes|turns)\b)/gi;
const ON_A_TRAY = /\btrays?\b|\boven\b|\bnot brown\b|\bwithout browning\b/i;
const SHAPES = /\b(?:roll|shape|form|flatten)\b[^.]*\b(?:balls|meatballs|patties)\b/i;
const PIECES = /\b(\d+) (?:[a-z]+ )?(?:balls|meatballs|patties|squares|cakes|cups|pots)\b/g;
const PIECES_WITH_WEIGHT = /\b\d+ (?:[a-z]+ )?(?:balls|meatballs|patties)\b[^.]*\b\d+ g\b/i;

/** The 5/8 oz beside one egg yolk (17 g) are allowed: nobody weighs them. */
const BAD_MEASURES = /(?<!yolk \()\b(?:[1357]\/8 oz|[12]\/3 oz|[12]\/3 (?:level )?tsp|3\/8 (?:level )?tsp)\b/;
/** We write purée, and in British English lamb’s liver. */
const BAD_SPELLING = /\bpuree\w*|\blamb liver\b/i;
/** In American English lamb liver is right. */
const BAD_IN_US = /\bpuree\w*/i;

const named = ({ id, title }: AtStove) => `${id} ${title}`;
const textOf = ({ steps }: AtStove) => steps.map(({ text }) => text).join('\n');
const sentencesOf = (recipe: AtStove) => textOf(recipe).split(/(?<=[.;:]) |\n/);
const ids = ({ ingredientLines }: AtStove) => ingredientLines.map(({ ingredientId }) => ingredientId ?? '');
const longestWait = (text: string) => Math.max(0, ...stepTimers(text).map(({ seconds }) => seconds / 60));

/** What would leave a dense bake raw in the middle, or spill it. */
export function heatThroughFaults(
  recipe: AtStove,
  row: DenseBake | undefined = DENSE_BAKES.get(recipe.id),
): string[] {
  if (row === undefined) {
    return BAKED_BY_TITLE.test(recipe.title) && /\boven\b/.test(textOf(recipe))
      ? [
          `${named(recipe)} is baked, and DENSE_BAKES of stove-table.test-support.ts has no row with its dish, depth, oven and minutes.`,
        ]
      : [];
  }
  const text = textOf(recipe);
  const { room, depthCm, ovenC, minutes, start, isCovered } = row;
  const grams = recipe.ingredientLines.reduce((sum, line) => sum + line.grams, 0);
  const realCm = 'areaCm2' in room ? grams / room.areaCm2 : depthCm;
  const ml = 'areaCm2' in room ? room.areaCm2 * SIDES_CM : room.ml;
  const least = leastBakingMinutes(Math.max(depthCm, realCm), ovenC, start, isCovered);
  return [
    ...[`${ovenC} °C`, ...row.said]
      .filter((words) => !text.includes(words))
      .map(
        (words) => `${named(recipe)} no longer says '${words}': fix its row in DENSE_BAKES, or its steps.`,
      ),
    ...(Math.abs(realCm / depthCm - 1) > DEPTH_TOLERANCE
      ? [`${named(recipe)} says ${depthCm} cm, and ${grams} g in that dish are ${realCm.toFixed(1)} cm deep.`]
      : []),
    ...(grams * LEAST_ROOM > ml ? [`${named(recipe)} puts ${grams} g into a dish or tins of ${ml} ml.`] : []),
    ...(minutes >= least
      ? []
      : [
          `${named(recipe)} bakes ${minutes} minutes at ${ovenC} °C; ${depthCm} cm from ${start} takes ${least}.`,
        ]),
  ];
}

/** What would keep everyday food warm for hours: no depth, too deep, or no minutes. */
export function coolingFaults(recipe: AtStove): string[] {
  if (recipe.role !== 'everyday') return [];
  const steps = recipe.steps.map(({ text }) => text);
  const bakedCm = DENSE_BAKES.get(recipe.id)?.depthCm;
  const faults = steps.map((text, at) => {
    const around = `${text} ${steps[at + 1] ?? ''}`;
    const [match, after, before] = DEPTH.exec(text) ?? [];
    const stated = match === undefined ? undefined : Number(after ?? before);
    const isCut = IN_PIECES.test(text) || IN_COLD_WATER.test(text);
    const depthCm = stated ?? (isCut ? undefined : bakedCm);
    if (stated === undefined && ((depthCm === undefined && !isCut) || !COOLS.test(around))) {
      return 'no depth, single layer or pieces';
    }
    if (depthCm !== undefined && depthCm > MOST_CM_TO_COOL)
      return `${depthCm} cm, deeper than ${MOST_CM_TO_COOL}`;
    const least = depthCm === undefined ? LEAST_MINUTES_FOR_PIECES : leastCoolingMinutes(depthCm);
    const waits = longestWait(around);
    return waits >= least ? null : `${waits} minutes for ${depthCm ?? 'pieces'}, where ${least} are needed`;
  });
  if (faults.includes(null)) return [];
  const nearest = faults.find((fault) => fault !== null && /^\d/.test(fault)) ?? faults[0];
  return [`${named(recipe)} does not say how it cools, shallow and for how long: ${nearest}.`];
}

/** Core temperatures that are missing, or too low for liver and poultry. */
export function coreFaults(recipe: AtStove): string[] {
  const text = textOf(recipe);
  const raw = ids(recipe).filter((id) => ingredientDetails(id)?.state === 'raw');
  const hasPoultryOrLiver = raw.some((id) => POULTRY.test(id) || id.endsWith('-liver'));
  const hasFish = raw.some((id) => ingredientDetails(id)?.category === 'fish' && id !== 'mussels');
  return [
    ...(hasPoultryOrLiver && !/\b74 °C/.test(text)
      ? [`${named(recipe)} holds poultry or liver and never says 74 °C.`]
      : []),
    ...(hasFish && !/\b(?:63|74) °C/.test(text) ? [`${named(recipe)} holds fish and never says 63 °C.`] : []),
    ...sentencesOf(recipe)
      .filter((one) => /\b(?:63|71) °C/.test(one) && !/\b74 °C/.test(one))
      .filter((one) => /\b(?:livers?|(?:chicken|duck)(?! fat)|turkey|quail)\b/i.test(one))
      .map((one) => `${named(recipe)} stops poultry or liver too early: '${one}'`),
  ];
}

/** More meat in a pan than browns in it (liver joins it last), and more pieces than a cook shapes. */
export function browningFaults(recipe: AtStove): string[] {
  const tooMuch = recipe.steps.flatMap(({ text, lines }) => {
    if (!BROWNS.test(text) || ON_A_TRAY.test(text.replace(/Heat the oven[^.]*\./, ''))) return [];
    const grams = lines.reduce((sum, at) => {
      const line = recipe.ingredientLines[at];
      const category = ingredientDetails(line?.ingredientId ?? null)?.category;
      const isLiver = line?.ingredientId?.endsWith('-liver') ?? false;
      return sum + (!isLiver && (category === 'meat' || category === 'organ') ? (line?.grams ?? 0) : 0);
    }, 0);
    const lots = [...text.matchAll(IN_LOTS)].map(([, words = '']) => LOTS[words.toLowerCase()] ?? 1);
    const each = grams / Math.max(1, ...lots);
    return each > MOST_GRAMS_IN_A_PAN
      ? [`${named(recipe)} browns ${Math.round(each)} g at once; a pan takes ${MOST_GRAMS_IN_A_PAN}.`]
      : [];
  });
  if (recipe.role !== 'everyday') return tooMuch;
  const text = textOf(recipe);
  const pieces = [...text.matchAll(PIECES)].filter(([, count]) => Number(count) > MOST_PIECES);
  const isVague = SHAPES.test(text) && !PIECES_WITH_WEIGHT.test(text);
  return [
    ...tooMuch,
    ...pieces.map(([words]) => `${named(recipe)} shapes ${words}; ${MOST_PIECES} are enough for an evening.`),
    ...(isVague ? [`${named(recipe)} does not say how many pieces it shapes, and how heavy.`] : []),
  ];
}

/** Measures that no kitchen scale or spoon shows, and two spellings. */
export function measureFaults(recipe: AtStove): string[] {
  const said = (one: string, spelling: RegExp) =>
    [BAD_MEASURES, spelling].flatMap((bad) => {
      const found = bad.exec(one)?.[0];
      return found === undefined ? [] : [`${named(recipe)} writes '${found}' in '${one}'`];
    });
  return [
    ...recipe.ingredientLines.flatMap(({ metric, us }) => [
      ...said(metric, BAD_SPELLING),
      ...said(us, BAD_IN_US),
    ]),
    ...[...recipe.supplements.map(({ dose }) => dose), ...recipe.steps.map(({ text }) => text)].flatMap(
      (one) => said(one, BAD_SPELLING),
    ),
  ];
}

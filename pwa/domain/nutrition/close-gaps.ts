import { type Model, solve } from 'yalps';
import { foodKind } from '../reference/food-kind.ts';
import { foodName } from '../reference/food-name.ts';
import { DOSE_FORMS, doseGrams, doseText } from '../reference/supplement-doses.ts';
import type { TargetId } from '../reference/targets.ts';
import {
  type BatchPart,
  exactPart,
  isCompleteFood,
  isPremix,
  isUnknownFood,
  unsaidNutrients,
} from './batch-part.ts';
import { type CompletenessOptions, type CompletenessRow, completeness } from './completeness.ts';
import { DENSITY_BASE_KCAL, demandOf, type Requirement, ratioParts } from './demands.ts';
import { isLiver, isTableSalt, LIVER_SHARES, SALT_CAP_GRAMS_PER_1000_KCAL } from './food-shares.ts';
import { choiceModel, doseModel, slackModel } from './gap-models.ts';
import { type GapProblem, gapProblem } from './gap-problem.ts';
import { addLine, type RecipeNutrients } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';
import { isBowlByItself, isOpen, sureBatch } from './sure-batch.ts';

/** One supplement to stir into the batch, in an amount that can be measured. */
type SupplementDose = { id: string; name: string; grams: number; dose: string };

/** A withheld dose and the nutrient it could push too high; null for a cap on salt or liver. */
type Withheld = { id: string; name: string; nutrient: TargetId | null };

export type Closure = {
  doses: SupplementDose[];
  /** The verdict with the doses is met. */
  closes: boolean;
  /** Rows still not met with the doses added. */
  remaining: CompletenessRow[];
  /** Certain energy of the batch in kcal, the basis of the doses. */
  forEnergyKcal: number;
  /** Lines that could change the doses: a food missing from the tables, a vague amount. */
  openLines: string[];
  /** Doses withheld because an open line might push a maximum over. */
  withheld: Withheld[];
  /**
   * No doses are given: lines that weren't understood may make up most of the bowl, or one of them is a premix or a bought
   * complete food.
   */
  isRefused: boolean;
  /** Complete supplements; no doses are given alongside them. */
  premixes: string[];
  /** Bought complete foods, which have supplements in them already; no doses are given alongside them. */
  completeFoods: string[];
};

const namesOf = ({ parts }: RecipeNutrients, isMeant: (part: BatchPart) => boolean) => [
  ...new Set(parts.filter(isMeant).map(({ name }) => name)),
];

/** Share of the ideal fractional dose that whole steps achieve. */
const MEASURABLE = 0.8;
/** A gap below this share of the minimum is rounding. */
const NO_GAP = 1e-6;
/**
 * Branches after which a search stops with its best solution. Counted, not timed, so that phone and server give the same
 * answer under any load. Of 2,220 trials 1,027 closed, with 1,000 branches as with 5,000, in at most 23 ms.
 */
const MOST_BRANCHES = 1_000;
/** Stop within this relative gap of the bound. One more supplement would exceed it, so the search still finds the fewest. */
const TOLERANCE = 0.02;

function search(model: Model): [name: string, value: number][] {
  return solve<string, string>(model, { tolerance: TOLERANCE, maxIterations: MOST_BRANCHES }).variables;
}

function dosesOf(steps: readonly (readonly [string, number])[]): SupplementDose[] {
  return steps.flatMap(([id, count]) => {
    const form = DOSE_FORMS[id];
    if (form === undefined || count < 0.5) return [];
    const units = Math.round(count) * form.step;
    return [{ id, name: foodName(id), grams: doseGrams(form, units), dose: doseText(id, form, units) }];
  });
}

/** Gaps that even fractional doses cannot close together with the rest, with the unmet share of each minimum. */
function unclosable(problem: GapProblem): Map<TargetId, number> {
  const relaxed = new Map(solve(slackModel(problem, false)).variables);
  return new Map(
    problem.bounds.flatMap(({ key, nutrient }): [TargetId, number][] => {
      const open = relaxed.get(`slack ${key}`) ?? 0;
      return nutrient !== null && open > NO_GAP ? [[nutrient, open]] : [];
    }),
  );
}

/**
 * Lowers an unreachable minimum to its measurable, reachable part; its maximum still applies. An unreachable limit on
 * omega-6 to omega-3 is dropped.
 */
function withinReach(row: CompletenessRow, open: number | undefined): CompletenessRow {
  if (open === undefined) return row;
  if (row.nutrient === 'n6-n3-ratio') return { ...row, maximum: null };
  if (row.minimum === null) return row;
  return { ...row, minimum: row.minimum * Math.max(0, 1 - open) * MEASURABLE };
}

/** Drops the minimums of nutrients that a tablet, premix or bone may already supply: we ask about those instead of dosing. */
function withoutUnsaid(rows: readonly CompletenessRow[], unsaid: ReadonlySet<string>): CompletenessRow[] {
  return rows.flatMap((row) => {
    const ratio = ratioParts(row.nutrient);
    if (ratio === undefined) return unsaid.has(row.nutrient) ? { ...row, minimum: null } : row;
    return [...ratio.over, ...ratio.under].some(([id]) => unsaid.has(id)) ? [] : row;
  });
}

type Steps = [id: string, steps: number][];

const stepsIn = (variables: readonly [string, number][]): Steps =>
  variables.filter(([name]) => DOSE_FORMS[name] !== undefined);

/** Steps of each supplement: selects the supplements first, then their doses. */
function stepsOf(problem: GapProblem): Steps {
  const choice = new Map(search(choiceModel(problem, false)));
  const chosen = problem.candidates.filter(({ id }) => (choice.get(`use ${id}`) ?? 0) > 0.5);
  const doses = search(doseModel({ ...problem, candidates: chosen }));
  if (doses.length > 0) return stepsIn(doses);
  // If whole steps overshoot a bound, try other supplements, else minimise what stays open and report it in
  // `remaining`.
  const both = search(choiceModel(problem, true));
  if (both.length > 0) return stepsIn(both);
  const least = search(slackModel(chosen.length > 0 ? { ...problem, candidates: chosen } : problem, true));
  if (least.length > 0) return stepsIn(least);
  return stepsIn(solve<string, string>(slackModel(problem, false)).variables).map(([id, steps]) => [
    id,
    Math.floor(steps),
  ]);
}

/** Whole steps of supplements for the rows of a batch that are not met. */
function dosesFor(
  batch: RecipeNutrients,
  rows: readonly CompletenessRow[],
  allowed: (id: string) => boolean,
): SupplementDose[] {
  const hopeless = unclosable(gapProblem(batch, rows, allowed));
  const reachable = rows.map((row) => withinReach(row, hopeless.get(row.nutrient)));
  return dosesOf(stepsOf(gapProblem(batch, reachable, allowed)));
}

/**
 * The fewest supplements that bring every nutrient of a batch to its minimum and none over its maximum, by
 * mixed-integer programming (YALPS). Caps: all table salt 1.5 g per 1000 kcal, liver 8% of the foods without water,
 * iodine from kelp tablets. Doses are whole steps (a quarter teaspoon, half a tablet, a capsule, a drop) and are
 * rechecked after rounding. Gaps that no supplement can close are reduced as far as can be measured and stay in
 * `remaining`. A supplement is dosed only for the nutrients it is taken for, so no eggshell is added for its trace of
 * phosphorus. Doses count only certain contents, so an unknown line never increases one. A dose that could push a
 * nutrient over its maximum is withheld. Nothing is dosed for a nutrient of a tablet or bone with an open question,
 * and nothing at all beside a premix or a bought complete food.
 * @param allowed supplements that may be used; all by default
 */
export function closeGaps(
  nutrients: RecipeNutrients,
  options: CompletenessOptions,
  allowed: (id: string) => boolean = () => true,
): Closure {
  const { rows, verdict } = completeness(nutrients, options);
  const sure = sureBatch(nutrients);
  const open = nutrients.parts.filter(isOpen);
  const told = {
    forEnergyKcal: sure.energyKcal,
    openLines: namesOf(nutrients, isOpen),
    withheld: [],
    isRefused: false,
    premixes: namesOf(nutrients, isPremix),
    completeFoods: namesOf(nutrients, isCompleteFood),
  };
  const remaining = rows.filter(({ status }) => status !== 'met');
  if (verdict === 'met' || sure.energyKcal <= 0) {
    return { doses: [], closes: verdict === 'met', remaining, ...told };
  }
  const hasSupplements = told.premixes.length > 0 || told.completeFoods.length > 0;
  if (hasSupplements || !isBowlByItself(nutrients, foodKind)) {
    return { doses: [], closes: false, remaining, ...told, isRefused: true };
  }
  const known = sure === nutrients ? { rows, verdict } : completeness(sure, options);
  const unsaid = new Set(open.flatMap(unsaidNutrients));
  const hasVitaminA = rows.some(
    ({ nutrient, status }) => status === 'over' && /^(?:preformed-)?vitamin-a$/.test(nutrient),
  );
  const mayAdd = (id: string) => allowed(id) && !(hasVitaminA && isLiver(id));
  const found = known.verdict === 'met' ? [] : dosesFor(sure, withoutUnsaid(known.rows, unsaid), mayAdd);
  const { doses, withheld } = withholdDoses(nutrients, known.rows, found);
  const after = completeness(
    doses.reduce((sum, { id, grams }) => addLine(sum, id, grams), nutrients),
    options,
  );
  return {
    doses,
    closes: after.verdict === 'met',
    remaining: after.rows.filter(({ status }) => status !== 'met'),
    ...told,
    withheld,
  };
}

type Dose = { id: string; name: string; grams: number };

const partOf = ({ id, name, grams }: Dose) => exactPart(id, name, grams);

const mostGramsOf = (parts: readonly BatchPart[], isMeant: (id: string) => boolean) =>
  parts.reduce((sum, { id, mostGrams }) => (id !== null && isMeant(id) ? sum + mostGrams : sum), 0);

/** A cap that may be exceeded if every open line is at its maximum. */
function overCap(parts: readonly BatchPart[], nutrients: RecipeNutrients, dose: Dose): boolean {
  if (isTableSalt(dose.id)) {
    const capGrams = (SALT_CAP_GRAMS_PER_1000_KCAL * nutrients.energyKcal) / DENSITY_BASE_KCAL;
    return mostGramsOf(parts, isTableSalt) + dose.grams > capGrams;
  }
  if (!isLiver(dose.id)) return false;
  const grams = mostGramsOf(parts, isLiver) + dose.grams;
  return grams > LIVER_SHARES.dose * (nutrients.solidGrams + dose.grams);
}

/**
 * Removes doses that might exceed a maximum: every vague amount at its worst, and no credit for energy an unknown
 * food may add. Doses are only removed, so no other one grows in compensation.
 */
function withholdDoses<One extends Dose>(
  nutrients: RecipeNutrients,
  rows: readonly CompletenessRow[],
  found: readonly One[],
): { doses: One[]; withheld: Withheld[] } {
  if (!nutrients.parts.some(isOpen)) return { doses: [...found], withheld: [] };
  const parts = nutrients.parts.filter((part) => !isUnknownFood(part));
  const withheld: Withheld[] = [];
  let doses = [...found];
  const takeOut = (nutrient: TargetId | null, isTooMuch: (dose: One) => boolean) => {
    for (const { id, name } of doses.filter(isTooMuch)) withheld.push({ id, name, nutrient });
    doses = doses.filter((dose) => !isTooMuch(dose));
  };
  takeOut(null, (dose) => overCap(parts, nutrients, dose));
  const isBroken = (one: Requirement) => slackOf([...parts, ...doses.map(partOf)], one).least < 0;
  for (const { nutrient, maximum } of rows) {
    for (const one of demandOf({ nutrient, minimum: null, maximum, note: null }, null).maximums) {
      if (isBroken(one)) takeOut(nutrient, (dose) => slackOf([partOf(dose)], one).least < 0);
    }
  }
  return { doses, withheld };
}

import type { LifeStage } from './life-stage.ts';
import { NUTRIENTS, type NutrientId } from './nutrient.ts';
import type { Species } from './species.ts';
import { TARGET_NOTES, TARGET_ROWS } from './target-rows.ts';

export const STANDARDS = ['AAFCO', 'FEDIAF'] as const;
export type Standard = (typeof STANDARDS)[number];

/** Edition of each standard in the tables. */
export const STANDARD_VERSIONS: Readonly<Record<Standard, string>> = {
  AAFCO: 'AAFCO dog and cat food nutrient profiles, 2014 revision, in force from 2016',
  FEDIAF: 'FEDIAF Nutritional Guidelines 2025, tables III-3b and III-4b',
};

/** Required ratios by weight: calcium to phosphorus, and omega-6 to omega-3 fatty acids. */
export const RATIO_IDS = ['ca-p-ratio', 'n6-n3-ratio'] as const;
export type RatioId = (typeof RATIO_IDS)[number];

/** A nutrient or a ratio. */
export type TargetId = NutrientId | RatioId;

/**
 * Nutrients that a standard requires but no food has figures for. Their rows would be unknown for every bowl, so they are
 * omitted, and the screens list them as not judged.
 */
const KNOWN_OF_NO_FOOD: ReadonlySet<string> = new Set(['chloride', 'biotin']);

/** Per 1000 kcal of metabolisable energy, in the nutrient's unit; null if the standard sets none. */
export type NutrientTarget = {
  nutrient: TargetId;
  minimum: number | null;
  maximum: number | null;
  /** Remark on a figure that is not directly transcribed. */
  note: string | null;
};

const numberOrNull = (cell: string | undefined) => (cell ? Number(cell) : null);

/** Keyed by 'standard|species|stage', with the standard's own stages. */
const TABLES = new Map<string, NutrientTarget[]>();
for (const row of TARGET_ROWS.trim().split('\n')) {
  const [standard, species, stage, nutrient = '', minimum, maximum, note] = row.split('|');
  if (KNOWN_OF_NO_FOOD.has(nutrient)) continue;
  const key = `${standard}|${species}|${stage}`;
  const targets = TABLES.get(key) ?? [];
  TABLES.set(key, targets);
  targets.push({
    nutrient: nutrient as TargetId,
    minimum: numberOrNull(minimum),
    maximum: numberOrNull(maximum),
    note: note ? (TARGET_NOTES[note] ?? null) : null,
  });
}

function tablesOf(standard: Standard, species: Species, stage: LifeStage): string[] {
  if (stage === 'adult' || stage === 'senior') return ['adult'];
  // FEDIAF splits the growth of dogs at 14 weeks; early growth is also its table for reproduction.
  if (standard === 'FEDIAF' && species === 'dog') {
    return stage === 'growth' ? ['growth-early', 'growth-late'] : ['growth-early'];
  }
  return ['growth'];
}

const least = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
const most = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));

function stricter(first: NutrientTarget, second: NutrientTarget): NutrientTarget {
  return {
    nutrient: first.nutrient,
    minimum: most(first.minimum, second.minimum),
    maximum: least(first.maximum, second.maximum),
    note: first.note ?? second.note,
  };
}

function read(standard: Standard, species: Species, stage: LifeStage): readonly NutrientTarget[] {
  const merged = new Map<TargetId, NutrientTarget>();
  for (const table of tablesOf(standard, species, stage)) {
    for (const target of TABLES.get(`${standard}|${species}|${table}`) ?? []) {
      // Cats require retinol; they cannot convert carotene.
      const nutrient =
        species === 'cat' && target.nutrient === 'vitamin-a' ? 'preformed-vitamin-a' : target.nutrient;
      const before = merged.get(nutrient);
      merged.set(nutrient, before ? stricter(before, { ...target, nutrient }) : { ...target, nutrient });
    }
  }
  return [...merged.values()];
}

const cache = new Map<string, readonly NutrientTarget[]>();

/**
 * A standard's requirements for food of a species at a stage. Seniors use the adult table, since neither standard has
 * one for them. Growth of dogs by FEDIAF is the stricter of its two ages. Cats' vitamin A must be preformed.
 */
export function nutrientTargets(
  standard: Standard,
  species: Species,
  stage: LifeStage,
): readonly NutrientTarget[] {
  const key = `${standard}|${species}|${stage}`;
  const known = cache.get(key);
  if (known) return known;
  const targets = read(standard, species, stage);
  cache.set(key, targets);
  return targets;
}

const RATIO_NAMES: Readonly<Record<RatioId, string>> = {
  'ca-p-ratio': 'Calcium to phosphorus',
  'n6-n3-ratio': 'Omega-6 to omega-3',
};

/** Whether a row is about a ratio, which has no unit and no amount per energy. */
export function isRatio(id: TargetId): id is RatioId {
  return RATIO_IDS.some((ratio) => ratio === id);
}

/** Whether a row is about an amount of a nutrient. */
export function isNutrient(id: TargetId): id is NutrientId {
  return !isRatio(id);
}

/** 'Zinc', 'Calcium to phosphorus'. */
export function targetName(id: TargetId): string {
  return isRatio(id) ? RATIO_NAMES[id] : NUTRIENTS[id].name;
}

/** 'mg'; a ratio has none. */
export function targetUnit(id: TargetId): string {
  return isRatio(id) ? '' : NUTRIENTS[id].unit;
}

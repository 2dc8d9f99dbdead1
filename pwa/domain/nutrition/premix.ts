import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import { type BatchPart, LABELLED } from './batch-part.ts';

const NOT_MICRO: ReadonlySet<NutrientId> = new Set<NutrientId>([
  ...(['protein', 'fat', 'carbohydrate', 'fibre'] as const),
  ...(['linoleic-acid', 'alpha-linolenic-acid', 'arachidonic-acid'] as const),
]);
const MICRONUTRIENTS = NUTRIENT_IDS.filter((id) => !NOT_MICRO.has(id));

/** What a complete supplement, a premix or a multivitamin may hold: of every micronutrient any amount. */
export const PREMIX_HOLDS = Object.fromEntries(
  MICRONUTRIENTS.map((id) => [id, Number.POSITIVE_INFINITY]),
) as Partial<Record<NutrientId, number>>;

/** Whether a part is a premix of unsaid content. */
export function isPremix({ id, bounds }: BatchPart): boolean {
  return id === LABELLED && MICRONUTRIENTS.every((one) => bounds.most[nutrientIndex(one)] === Infinity);
}

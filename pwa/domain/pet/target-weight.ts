import { lifeStageOfAge } from '../reference/life-stage.ts';
import { isHeavyScore } from './body-condition.ts';
import { type Condition, type HealthDraft, healthOf } from './health.ts';

/** What decides which weight an animal is fed for. */
export type AnimalBody = {
  ageMonths: number;
  weightKg: number;
  /** Nine points; undefined if not scored. */
  bodyCondition?: number | undefined;
  /** The owner's or vet's; undefined for the estimate. */
  targetWeightKg?: number | undefined;
  conditions?: readonly Condition[] | undefined;
};

/** A slightly heavy animal needs no diet: it gets the usual energy, at its target weight. */
const DIET_FROM = 7;
/**
 * Excess over the ideal weight for each point above 5, in percent. Charts give 10 to 15; the smaller one leads to the heavier
 * target, since too little food is dangerous, for cats above all.
 */
const EXCESS_PERCENT_PER_POINT = 10;

/** The charts' upper figure, as a share: a lower target is a slip of the pen, or was set for another weight. */
const MOST_EXCESS_PER_POINT = 0.15;

/** The lowest target in kg for an animal of that weight and score. */
export function lowestTargetKg(weightKg: number, bodyCondition = 9): number {
  return weightKg / (1 + MOST_EXCESS_PER_POINT * Math.max(0, bodyCondition - 5));
}

/**
 * Target weight in kg that a body condition above ideal suggests: the weight without its excess of 10% a point above 5 (the
 * nine-point charts of WSAVA). An estimate. Undefined at 5 and below, where there is nothing to lose.
 */
export function estimatedTargetKg(weightKg: number, bodyCondition: number | undefined): number | undefined {
  if (bodyCondition === undefined || !isHeavyScore(bodyCondition)) return undefined;
  return weightKg / (1 + ((bodyCondition - 5) * EXCESS_PERCENT_PER_POINT) / 100);
}

/** Whether an animal is pregnant or nurses. */
export function isReproducing({ conditions = [] }: Pick<AnimalBody, 'conditions'>): boolean {
  return conditions.includes('pregnant') || conditions.includes('nursing');
}

/** Whether only a vet should slim an animal: one that grows, is pregnant or nurses, or has another condition. */
export function slimsWithVetOnly({
  ageMonths,
  conditions = [],
}: Pick<AnimalBody, 'conditions'> & { ageMonths?: number | undefined }): boolean {
  return (ageMonths !== undefined && lifeStageOfAge(ageMonths) === 'growth') || conditions.length > 0;
}

/**
 * The weight in kg that a grown animal should slim down to; undefined if it should not slim: at 5 and below, once the target
 * is reached, and while it grows, is pregnant or nurses, or has a condition, with which only a vet should slim it.
 */
export function slimmingTargetKg(body: AnimalBody): number | undefined {
  if (slimsWithVetOnly(body)) return undefined;
  const estimateKg = estimatedTargetKg(body.weightKg, body.bodyCondition);
  if (estimateKg === undefined) return undefined;
  const targetKg = Math.max(
    body.targetWeightKg ?? estimateKg,
    lowestTargetKg(body.weightKg, body.bodyCondition),
  );
  return targetKg < body.weightKg ? targetKg : undefined;
}

/** Whether an animal gets a diet's energy, rather than the usual one for its target weight. */
export function isOnDiet(body: AnimalBody): boolean {
  return (body.bodyCondition ?? 0) >= DIET_FROM && slimmingTargetKg(body) !== undefined;
}

/** The weight in kg that energy and needs follow: the target weight of a heavy animal, else its own. */
export function feedingWeightKg(body: AnimalBody): number {
  return slimmingTargetKg(body) ?? body.weightKg;
}

/** Whether a heavy animal weighs no more than its target: its body should be scored again. */
export function hasReachedTarget({ weightKg, bodyCondition, targetWeightKg }: AnimalBody): boolean {
  return isHeavyScore(bodyCondition) && targetWeightKg !== undefined && weightKg <= targetWeightKg;
}

/**
 * Health fields as stored: without empty ones, a litter only beside pregnancy or nursing, and for a heavy grown animal the
 * target weight, estimated today if nobody gave one. A growing, pregnant or nursing animal has none: it must not slim.
 */
export function tidyHealth(
  draft: HealthDraft,
  body: { ageMonths?: number | undefined; weightKg?: number | undefined },
): HealthDraft {
  const { conditions = [], litter, avoidedFoods = [] } = draft;
  return healthOf({
    ...draft,
    conditions: conditions.length > 0 ? conditions : undefined,
    avoidedFoods: avoidedFoods.length > 0 ? avoidedFoods : undefined,
    litter: isReproducing({ conditions }) && hasFacts(litter) ? litter : undefined,
    targetWeightKg: targetOf(draft, body),
  });
}

const hasFacts = (litter: HealthDraft['litter']) => litter?.week !== undefined || litter?.young !== undefined;

function targetOf(
  draft: HealthDraft,
  { ageMonths, weightKg }: Parameters<typeof tidyHealth>[1],
): number | undefined {
  if (!ageMonths || !weightKg || lifeStageOfAge(ageMonths) === 'growth') return undefined;
  if (isReproducing(draft)) return undefined;
  // Beside a condition the field is hidden: a slip of the pen left in it would refuse the form without a word.
  if ((draft.conditions ?? []).length > 0) return draft.targetWeightKg || undefined;
  const estimateKg = estimatedTargetKg(weightKg, draft.bodyCondition);
  if (estimateKg === undefined) return undefined;
  return draft.targetWeightKg ?? Math.round(estimateKg * 10) / 10;
}

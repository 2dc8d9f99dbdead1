import { lifeStageOfAge } from '../reference/life-stage.ts';
import { type HealthDraft, healthOf } from './health.ts';
import { estimatedTargetKg, isReproducing } from './target-weight.ts';

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
  if ((draft.conditions ?? []).length > 0) return draft.targetWeightKg;
  const estimateKg = estimatedTargetKg(weightKg, draft.bodyCondition);
  if (estimateKg === undefined) return undefined;
  return draft.targetWeightKg ?? Math.round(estimateKg * 10) / 10;
}

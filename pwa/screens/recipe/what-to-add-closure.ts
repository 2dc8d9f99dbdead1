import { useEffect, useState } from 'react';
import type { Closure } from '#domain/nutrition/close-gaps';
import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { whenIdle } from '../../database/device.ts';

const found = new WeakMap<RecipeNutrients, Map<string, Closure>>();

async function closureOf(nutrients: RecipeNutrients, key: string): Promise<Closure> {
  const closures = found.get(nutrients) ?? new Map<string, Closure>();
  found.set(nutrients, closures);
  const known = closures.get(key);
  if (known) return known;
  await whenIdle();
  const { closeGaps } = await import('#domain/nutrition/close-gaps');
  const closure = closeGaps(nutrients, JSON.parse(key) as CompletenessOptions);
  closures.set(key, closure);
  return closure;
}

/**
 * What closes a recipe's gaps; undefined while it is worked out. The solver comes when the browser is idle, and each
 * question is put to it once. 'failed' where it could not be loaded.
 */
export function useClosure(
  nutrients: RecipeNutrients,
  options: CompletenessOptions,
): Closure | 'failed' | undefined {
  const key = JSON.stringify(options);
  const [answer, setAnswer] = useState<{ key: string; closure: Closure | 'failed' }>();
  useEffect(() => {
    let isStale = false;
    const settle = (closure: Closure | 'failed') => {
      if (!isStale) setAnswer({ key, closure });
    };
    closureOf(nutrients, key).then(settle, () => settle('failed'));
    return () => {
      isStale = true;
    };
  }, [nutrients, key]);
  return answer?.key === key ? answer.closure : undefined;
}

import { useQuery } from '../../platform/query/query.ts';

type RecipesToBuy = {
  /** Batches by recipe on the shopping list. */
  listed: ReadonlyMap<number, number>;
  /** Recipes of the plan. */
  planned: ReadonlySet<number>;
};

/**
 * Recipes on the shopping list and in the plan; undefined until they are read. Read without their schemas, for pages that
 * only show which ones these are: damaged data counts as absent.
 */
export function useRecipesToBuy(): RecipesToBuy | undefined {
  return useQuery('recipesToBuy', async ({ database }): Promise<RecipesToBuy> => {
    const [list, plan] = [await database.shopping.get('current'), await database.plans.get('current')];
    return {
      listed: new Map(rowsIn(list?.value, 'recipes').map(({ recipeId, batches = 1 }) => [recipeId, batches])),
      planned: new Set(rowsIn(plan?.value, 'rows').map(({ recipeId }) => recipeId)),
    };
  });
}

type Row = { recipeId: number; batches?: number };

function rowsIn(value: unknown, key: string): Row[] {
  const rows = (value as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(rows) ? rows.filter((row) => typeof row?.recipeId === 'number') : [];
}

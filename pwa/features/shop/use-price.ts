import { useEffect, useState } from 'react';
import { priceOfItem, type TypicalPrice } from '#domain/market/weight-price';
import { findIngredient } from '#domain/reference/ingredients';
import { POPULAR_INGREDIENTS } from './popular-ingredients.ts';

/**
 * The typical price of an ingredient: of the popular ones at once, of all others when the code that reads anyone's words has
 * loaded. Undefined until then, null if the table has none.
 */
export function usePrice(term: string): TypicalPrice | null | undefined {
  const food = findIngredient(POPULAR_INGREDIENTS.find(({ name }) => name === term)?.foodId ?? null);
  const isPopular = food !== undefined;
  const [read, setRead] = useState<{ term: string; price: TypicalPrice | null }>();
  useEffect(() => {
    if (isPopular) return;
    let isWanted = true;
    import('#domain/market/ingredient-price')
      .then(({ ingredientPrice }) => isWanted && setRead({ term, price: ingredientPrice(term) }))
      // Offline without the chunk: no price is shown.
      .catch(() => isWanted && setRead({ term, price: null }));
    return () => {
      isWanted = false;
    };
  }, [term, isPopular]);
  if (food !== undefined) return priceOfItem(food);
  return read?.term === term ? read.price : undefined;
}

import { memo } from 'react';
import { formatMoney } from '#domain/market/currency';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import type { RecipeCard as Card } from '#domain/recipe/recipe-card';
import { RecipeCard } from '../../components/recipe-card.tsx';
import { HeartButton } from '../recipe/heart-button.tsx';
import { CardArt } from './card-art.tsx';
import { OwnVerdictBadge } from './own-verdict-badge.tsx';
import { useCurrency } from './use-currency.ts';

type ListedRecipeProps = { card: Card; layout?: 'list' | 'tile' };

/** A recipe's card with what the device adds to it: the bowl, the heart, the visitor's currency. */
export const ListedRecipe = memo(function ListedRecipe({ card, layout = 'list' }: ListedRecipeProps) {
  const currency = useCurrency();
  return (
    <RecipeCard
      card={card}
      layout={layout}
      art={<CardArt card={card} />}
      heart={<HeartButton recipeId={card.id} title={card.title} />}
      badge={<OwnVerdictBadge card={card} />}
      price={formatMoney(card.costPerServingGbp ?? fallbackServingGbp(card), currency)}
      isEstimate={card.costPerServingGbp === null}
    />
  );
});

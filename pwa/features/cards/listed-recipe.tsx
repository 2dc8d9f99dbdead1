import { memo } from 'react';
import type { RecipeCard as Card } from '#domain/catalogue/recipe-card';
import { formatMoney } from '#domain/market/currency';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import { useCurrency } from '../market/use-currency.ts';
import { OwnVerdictBadge } from '../nutrition/own-verdict-badge.tsx';
import { CardArt } from './card-art.tsx';
import { HeartButton } from './heart-button.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { useAvoidedIn } from './suitable.ts';

type ListedRecipeProps = { card: Card; layout?: 'list' | 'tile'; isOneSpecies?: boolean };

/** A recipe's card with the device's additions: the bowl, the heart, the visitor's currency. */
export const ListedRecipe = memo(function ListedRecipe(props: ListedRecipeProps) {
  const { card, layout = 'list', isOneSpecies = false } = props;
  const currency = useCurrency();
  const avoided = useAvoidedIn(card);
  return (
    <RecipeCard
      card={card}
      layout={layout}
      isOneSpecies={isOneSpecies}
      art={<CardArt card={card} />}
      heart={<HeartButton recipeId={card.id} title={card.title} />}
      badge={<OwnVerdictBadge card={card} isNamed={false} />}
      avoided={avoided}
      price={formatMoney(card.costPerServingGbp ?? fallbackServingGbp(card), currency)}
      isEstimate={card.costPerServingGbp === null}
    />
  );
});

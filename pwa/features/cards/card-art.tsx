import { useRef } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { useNearViewport } from '../../components/near-viewport.ts';
import { RecipeArt } from '../../components/recipe-art.tsx';
import { useDrawnRecipe } from '../../platform/database/recipes.ts';
import { useDebouncedValue } from '../page/use-debounced-value.ts';

/** Drawing waits for a pause in typing, so that no bowl is drawn for results the next letter removes. */
const PAUSE_MS = 200;

type CardArtProps = { card: RecipeCard; decorative?: boolean };

/** A card's bowl, drawn from the recipe on this device once it comes near the viewport. */
export function CardArt({ card, decorative = false }: CardArtProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const wanted = useDebouncedValue(isNear ? card.id : undefined, PAUSE_MS);
  return (
    <div ref={place} data-bowl>
      {wanted === card.id ? (
        <ArtFromDevice card={card} decorative={decorative} />
      ) : (
        <RecipeArt recipe={card} decorative={decorative} />
      )}
    </div>
  );
}

function ArtFromDevice({ card, decorative }: Required<CardArtProps>) {
  const held = useDrawnRecipe(card.id);
  return <RecipeArt recipe={held?.recipe ?? card} decorative={decorative} />;
}

import { useRef } from 'react';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { RecipeArt } from '../../components/recipe-art.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { useRecipe } from '../../database/recipes.ts';

type CardArtProps = { card: RecipeCard; decorative?: boolean };

/** A card's bowl, drawn from the recipe on this device once it comes near the window. */
export function CardArt({ card, decorative = false }: CardArtProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place}>
      {isNear ? (
        <ArtFromDevice card={card} decorative={decorative} />
      ) : (
        <RecipeArt recipe={card} decorative={decorative} />
      )}
    </div>
  );
}

function ArtFromDevice({ card, decorative }: Required<CardArtProps>) {
  const held = useRecipe(card.id);
  return <RecipeArt recipe={held?.recipe ?? card} decorative={decorative} />;
}

import { useEffect, useState } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { ownPicture } from '#domain/catalogue/recipe-picture';
import type { IngredientLine } from '#domain/recipe/recipe';
import { drawArt, knownArt } from './art-cache.ts';
import { classNames } from './class-names.ts';
import styles from './recipe-art.module.css';

type Drawable = Pick<RecipeCard, 'id' | 'species' | 'isOrganic' | 'title' | 'imageUrl'> & {
  /** Missing while only the card is known: an empty bowl is the placeholder. */
  ingredientLines?: readonly IngredientLine[] | undefined;
};

/** A recipe's picture: its photo, or its bowl drawn on this device. Fills the available width. */
export function RecipeArt({ recipe, decorative = false }: { recipe: Drawable; decorative?: boolean }) {
  // By URL, so the next photo gets its own attempt.
  const [broken, setBroken] = useState<string | null>(null);
  const alt = decorative ? '' : recipe.title;
  const imageUrl = ownPicture(recipe.imageUrl);
  if (imageUrl !== null && imageUrl !== broken) {
    return (
      <img
        // A server-rendered photo may have failed before hydration.
        ref={(photo) => {
          if (photo?.complete && photo.naturalWidth === 0) setBroken(imageUrl);
        }}
        className={styles['photo']}
        src={imageUrl}
        alt={alt}
        loading="lazy"
        onError={() => setBroken(imageUrl)}
      />
    );
  }
  return <Bowl key={recipe.id} recipe={recipe} alt={alt} />;
}

function Bowl({ recipe, alt }: { recipe: Drawable; alt: string }) {
  const { id, species, isOrganic, title, ingredientLines: lines } = recipe;
  const [url, setUrl] = useState<string | undefined>(() => knownArt(id));
  const [isNew] = useState(url === undefined);
  useEffect(() => {
    if (lines === undefined) return;
    let isGone = false;
    drawArt({ id, species, isOrganic, title, lines })
      .then((drawn) => !isGone && setUrl(drawn))
      // The drawing chunk failed to load: the empty bowl stays.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [id, species, isOrganic, title, lines]);
  if (url === undefined) return <span className={styles['empty']} />;
  const className = isNew ? classNames(styles['bowl'], styles['appears']) : styles['bowl'];
  return <img className={className} src={url} alt={alt} width={400} height={400} decoding="async" />;
}

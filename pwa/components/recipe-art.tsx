import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { ownPicture } from '#domain/catalogue/recipe-picture';
import type { IngredientLine } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
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

const never = () => () => {};

function Bowl({ recipe, alt }: { recipe: Drawable; alt: string }) {
  const { id, species, isOrganic, title, ingredientLines: lines } = recipe;
  const [ownUrl, setUrl] = useState<string>();
  // Content below the fold hydrates after the same bowl may have been drawn above it: it starts empty, as rendered.
  const known = useSyncExternalStore(
    never,
    () => knownArt(id),
    () => undefined,
  );
  const url = ownUrl ?? known;
  const [isNew] = useState(url === undefined);
  useEffect(() => {
    if (lines === undefined) return;
    let isGone = false;
    drawArt({ id, species, isOrganic, title, lines })
      .then((drawnUrl) => !isGone && setUrl(drawnUrl))
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

/** Inputs of a drawn bowl. */
type ArtInput = {
  id: number;
  species: Species;
  isOrganic: boolean;
  title: string;
  lines: readonly { ingredientId: string | null; grams: number; metric: string }[];
};

/** Cache limit: about 12 MB of markup, a long scroll. */
const KEPT = 400;

type Drawn = { content: string; url: string };

/** By recipe, least recently used first. */
const drawn = new Map<number, Drawn>();
let queue: Promise<unknown> = Promise.resolve();

/** URL of a recipe's latest drawing; undefined before the first. */
export function knownArt(id: number): string | undefined {
  return drawn.get(id)?.url;
}

/** Cache key: everything that determines a bowl's appearance. */
function contentOf({ species, isOrganic, title, lines }: ArtInput): string {
  const foods = lines.map(({ ingredientId, grams, metric }) => [ingredientId, grams, metric]);
  return JSON.stringify([species, isOrganic, title, foods]);
}

/** Draws a recipe's bowl and returns its URL; queued one at a time so that the main thread stays free in between. */
function drawArt(input: ArtInput): Promise<string> {
  const before = drawn.get(input.id);
  if (before !== undefined && before.content === contentOf(input)) return Promise.resolve(before.url);
  const drawing = queue.then(pause).then(() => draw(input));
  queue = drawing.catch(() => {});
  return drawing;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function draw(input: ArtInput): Promise<string> {
  const content = contentOf(input);
  const before = drawn.get(input.id);
  if (before?.content === content) return before.url;
  const { bowl } = await import('#domain/illustration/bowl');
  const url = URL.createObjectURL(new Blob([bowl(input)], { type: 'image/svg+xml' }));
  drawn.delete(input.id);
  drawn.set(input.id, { content, url });
  for (const [id, oldest] of drawn) {
    if (drawn.size <= KEPT) break;
    drawn.delete(id);
    URL.revokeObjectURL(oldest.url);
  }
  return url;
}

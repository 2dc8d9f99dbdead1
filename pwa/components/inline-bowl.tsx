import { useEffect, useState } from 'react';
import type { Recipe } from '#domain/recipe/recipe';
import { knownArt } from './art-cache.ts';
import { classNames } from './class-names.ts';
import styles from './recipe-art.module.css';
import { RecipeArt } from './recipe-art.tsx';

/** A recipe's bowl as part of the page: sharp in print, and never the page's largest picture to wait for. */
export function InlineBowl({ recipe }: { recipe: Recipe }) {
  const { id, species, isOrganic, title, ingredientLines: lines } = recipe;
  const [markup, setMarkup] = useState<string>();
  // Drawn for a card of this page: the same picture at once.
  const [isDrawn] = useState(() => knownArt(id) !== undefined);
  useEffect(() => {
    if (isDrawn) return;
    let isGone = false;
    import('#domain/illustration/bowl')
      .then(({ bowl }) => !isGone && setMarkup(bowl({ id, species, isOrganic, title, lines })))
      // The drawing chunk failed to load: the empty bowl stays.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [id, species, isOrganic, title, lines, isDrawn]);
  if (isDrawn) return <RecipeArt recipe={recipe} />;
  if (markup === undefined) return <span className={styles['empty']} />;
  return (
    <div
      className={classNames(styles['inline'], styles['appears'])}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in which every text is escaped
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

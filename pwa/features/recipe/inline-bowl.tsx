import { useEffect, useState } from 'react';
import type { Recipe } from '#domain/recipe/recipe';
import { classNames } from '../../components/class-names.ts';
import styles from '../../components/recipe-art.module.css';
import { knownArt, RecipeArt } from '../../components/recipe-art.tsx';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';

/** A recipe's bowl as inline SVG: sharp in print, and never the page's largest contentful paint. */
export function InlineBowl({ recipe }: { recipe: Recipe }) {
  const { id, species, isOrganic, title, ingredientLines: lines } = recipe;
  const draw = () =>
    import('#domain/illustration/bowl').then(({ bowl }) => bowl({ id, species, isOrganic, title, lines }));
  const rendered = usePrerendered(`bowl ${id}`, draw);
  const [markup, setMarkup] = useState(rendered);
  // Already drawn for a card of this page: reuse the picture.
  const [isDrawn] = useState(() => knownArt(id) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn from these
  useEffect(() => {
    if (isDrawn) return;
    let isGone = false;
    draw()
      .then((drawn) => !isGone && setMarkup(drawn))
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
      className={classNames(styles['inline'], markup !== rendered && styles['appears'])}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in which every text is escaped
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

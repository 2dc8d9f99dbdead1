import { type FixLine, fixedTexts } from '#domain/analysis/fix-lines';
import type { CheckedBowl } from './check-bowl.ts';
import { withLinesAdded, withParts } from './checker-lines.ts';
import type { CheckerValues } from './checker-values.ts';
import type { Fix } from './flagged-lines.ts';

/** The form with a fix written into its lines; every other line keeps its text. */
export function withFix(
  fixed: readonly FixLine[],
  done: string,
  bowl: Pick<CheckedBowl, 'analysis' | 'ingredients'>,
  values: CheckerValues,
): Fix {
  const { changed, added } = fixedTexts(bowl.analysis.lines, fixed);
  // From the end, so that the rows of earlier lines stay valid.
  const rows = [...changed].map(([source, texts]) => ({ row: bowl.ingredients.rows[source] ?? 0, texts }));
  const ingredients = rows
    .toSorted((a, b) => b.row - a.row)
    .reduce((text, { row, texts }) => withParts(text, row, texts), values.ingredients);
  return { values: { ...values, ingredients: withLinesAdded(ingredients, added) }, done: [done] };
}

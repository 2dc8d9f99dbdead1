import { useMemo } from 'react';
import { lostToRounding } from '#domain/cook/dose-effect';
import type { NutrientStatus } from '#domain/nutrition/completeness';
import { inSentence, listText } from '#domain/text/sentence-parts';
import { nutrientName } from '../../components/nutrient-words.ts';
import type { Cooking } from './use-cooking.ts';

/** How rounding doses to measurable steps affects this bowl; a separate chunk because it needs the food tables. */
export function DoseEffectNote({ cooking: { recipe, batch, reading } }: { cooking: Cooking }) {
  const lost = useMemo(() => lostToRounding(recipe, batch.scale, reading), [recipe, batch.scale, reading]);
  if (lost.length === 0)
    return <p>We rounded some doses. The bowl still meets every AAFCO minimum that the recipe meets.</p>;
  const named = (status: NutrientStatus) =>
    listText(lost.filter((row) => row.status === status).map((row) => inSentence(nutrientName(row))));
  const parts = [
    named('short') && `is short of ${named('short')}`,
    named('over') && `has too much ${named('over')}`,
    named('unknown') && `may be short of ${named('unknown')}`,
  ].filter((part) => part !== '');
  return (
    <p>
      We rounded some doses: this bowl {listText(parts)}, where the recipe as written meets AAFCO. Another
      amount may round better.
    </p>
  );
}

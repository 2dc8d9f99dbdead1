import type { Completeness } from '#domain/nutrition/completeness';
import { nutrientTargets } from '#domain/reference/targets';
import { nutrientName } from '../../../components/nutrient-words.ts';

type OverNotesProps = {
  result: Pick<Completeness, 'standard' | 'species' | 'lifeStage' | 'rows'>;
  className: string | undefined;
};

/** Notes on every exceeded maximum: some are legal limits for food on sale rather than observed harm. */
export function OverNotes({ result, className }: OverNotesProps) {
  const { standard, species, lifeStage, rows } = result;
  const over = new Set(rows.filter(({ status }) => status === 'over').map(({ nutrient }) => nutrient));
  return nutrientTargets(standard, species, lifeStage)
    .filter(({ nutrient, note }) => note !== null && over.has(nutrient))
    .map((target) => (
      <p key={target.nutrient} className={className}>
        {nutrientName(target)}: {target.note}
      </p>
    ));
}

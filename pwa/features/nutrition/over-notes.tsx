import type { Completeness } from '#domain/nutrition/completeness';
import { nutrientTargets } from '#domain/reference/targets';
import { nutrientName } from '../../components/nutrient-words.ts';

type OverNotesProps = {
  result: Pick<Completeness, 'standard' | 'species' | 'lifeStage' | 'rows'>;
  className: string | undefined;
};

/** AAFCO's maximum for puppies that grow above 70 lb, also used if a puppy's adult weight is unknown. */
const LARGE_PUPPY_CALCIUM = 4500;

/** Notes on every exceeded maximum: some are legal limits for food on sale rather than observed harm. */
export function OverNotes({ result, className }: OverNotesProps) {
  const { standard, species, lifeStage, rows } = result;
  const over = rows.filter(({ status }) => status === 'over');
  const notes = nutrientTargets(standard, species, lifeStage).filter(
    ({ nutrient, note }) => note !== null && over.some((row) => row.nutrient === nutrient),
  );
  const isForLarge = over.some(
    ({ nutrient, maximum }) => nutrient === 'calcium' && maximum === LARGE_PUPPY_CALCIUM,
  );
  return (
    <>
      {isForLarge && (
        <p className={className}>
          Calcium: 4.5 g is the maximum for puppies that grow above 32 kg (70 lb). Smaller ones may have 6.25
          g: add your puppy to see its own.
        </p>
      )}
      {notes.map((target) => (
        <p key={target.nutrient} className={className}>
          {nutrientName(target)}: {target.note}
        </p>
      ))}
    </>
  );
}

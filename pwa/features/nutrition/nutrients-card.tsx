import { useState } from 'react';
import type { Completeness, NutrientStatus } from '#domain/nutrition/completeness';
import { nutrientTargets } from '#domain/reference/targets';
import { Button } from '../../components/button.tsx';
import { NutrientBar } from '../../components/nutrient-bar.tsx';
import { nutrientName } from '../../components/nutrient-words.ts';
import card from './tool-card.module.css';

/** Sort order: problems first. */
const ORDER: Record<NutrientStatus, number> = { over: 0, short: 1, unknown: 2, met: 3 };
const SHOWN_AT_FIRST = 8;

/** Every nutrient of the standard as a bar against its minimum, the worst first. */
export function NutrientsCard({ result }: { result: Completeness }) {
  const [isWhole, setWhole] = useState(false);
  const rows = result.rows.toSorted((a, b) => ORDER[a.status] - ORDER[b.status]);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section id="nutrients" className={card['card']} aria-labelledby="nutrients-title">
      <h2 id="nutrients-title">Nutrients</h2>
      <p className={card['muted']}>Per 1,000 kcal. The mark on each bar is the {result.standard} minimum.</p>
      <ul>
        {shown.map((row) => (
          <NutrientBar key={row.nutrient} row={row} />
        ))}
      </ul>
      <OverNotes result={result} className={card['source']} />
      {rows.length > SHOWN_AT_FIRST && (
        <Button variant="soft" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${rows.length} nutrients`}
        </Button>
      )}
    </section>
  );
}

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

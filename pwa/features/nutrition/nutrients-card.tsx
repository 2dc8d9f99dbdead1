import { useState } from 'react';
import type { Completeness, NutrientStatus } from '#domain/nutrition/completeness';
import { Button } from '../../components/button.tsx';
import { NutrientBar } from '../../components/nutrient-bar.tsx';
import { OverNotes } from './over-notes.tsx';
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

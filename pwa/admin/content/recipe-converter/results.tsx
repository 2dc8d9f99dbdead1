import { CircleCheck, CircleX } from 'lucide-react';
import type { ConversionResult } from '#domain/contract/recipe-conversion';
import { Card } from '../../parts/card.tsx';
import { Figures } from '../../parts/figures.tsx';
import tools from '../../parts/tools.module.css';

const TICK = '✓';

/** One line a recipe: green with a tick, else red; each with an icon, so that colour is not alone. */
export function DetailLines({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too
    <ul className={tools['details']} aria-label="Details" tabIndex={0}>
      {details.map((detail) => {
        const isDone = detail.startsWith(TICK);
        const Icon = isDone ? CircleCheck : CircleX;
        return (
          <li key={detail} className={tools['detail']} data-kind={isDone ? 'done' : 'failed'}>
            <Icon size={16} aria-label={isDone ? 'Done' : 'Failed'} /> <span>{detail.slice(1).trim()}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The message, the counts and the lines of a finished run. */
export function ConversionResults({ result: { message, summary, details } }: { result: ConversionResult }) {
  return (
    <section aria-labelledby="results-title" className={tools['column']}>
      <h2 id="results-title">Conversion Results</h2>
      <p>{message}</p>
      <Figures
        facts={[
          { label: 'Total', value: summary.total },
          { label: 'Converted', value: summary.converted, source: 'Changed by this run' },
          { label: 'Failed validation', value: summary.failed, source: 'Unsafe, so left as they are' },
          { label: 'Already dual', value: summary.unchanged, source: 'In both measures before' },
        ]}
      />
      <Card>
        <DetailLines details={details} />
      </Card>
    </section>
  );
}

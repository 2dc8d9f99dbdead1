import { CircleCheck, CircleHelp, OctagonAlert } from 'lucide-react';
import type { Analysis } from '#domain/analysis/analyse-recipe';
import { Button } from '../../components/button.tsx';
import { isUnderstood, lineWords, understoodWords } from './line-words.ts';
import styles from './result-cards.module.css';
import card from './tool-card.module.css';

type LinesCardProps = {
  lines: Analysis['lines'];
  /** Places of lines with a toxic food. */
  toxic: ReadonlySet<number>;
  /** How many lines were not read, since they name no food. */
  leftOut: number;
  /** Takes out the line at that place. */
  onTakeOut?: (at: number) => void;
};

/** Each line as it was understood: the food, its grams and how they were got; what is none can be taken out. */
export function LinesCard({ lines, toxic, leftOut, onTakeOut }: LinesCardProps) {
  return (
    <section id="lines" className={card['card']} aria-labelledby="lines-title">
      <h2 id="lines-title">As we read it</h2>
      <p className={card['muted']}>{understoodWords(lines, leftOut)}</p>
      <ol className={styles['lines']}>
        {lines.map((line, at) => {
          const isKnown = isUnderstood(line);
          const Icon = toxic.has(at) ? OctagonAlert : isKnown ? CircleCheck : CircleHelp;
          const kind = toxic.has(at) ? 'toxic' : isKnown ? 'known' : 'unknown';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; the same words may stand twice
            <li key={at} data-kind={kind}>
              <Icon size={18} aria-hidden />
              <div>
                <p className={styles['typed']}>{line.text}</p>
                <p className={styles['meaning']}>
                  {toxic.has(at) ? <strong>Toxic, see above. Counted as unknown.</strong> : lineWords(line)}
                </p>
                {onTakeOut !== undefined && kind === 'unknown' && line.ingredientId === null && (
                  <Button
                    variant="ghost"
                    aria-label={`No food, take it out: ${line.text}`}
                    onClick={() => onTakeOut(at)}
                  >
                    No food, take it out
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import type { Analysis } from '#domain/analysis/analyse-recipe';
import { LineItem } from './line-item.tsx';
import { understoodWords } from './line-words.ts';
import styles from './result-cards.module.css';
import card from './tool-card.module.css';

type LinesCardProps = {
  lines: Analysis['lines'];
  /** Indices of lines with a toxic food. */
  toxic: ReadonlySet<number>;
  /** Number of lines skipped because they name no food. */
  leftOut: number;
  /** Replaces the words at that index by a line, or removes them. */
  onRewrite?: (at: number, text: string) => void;
};

/** React keys that follow a line's text as lines are added and removed: the text and its occurrence number. */
function keysOf(lines: Analysis['lines']): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ part }) => {
    const count = seen.get(part) ?? 0;
    seen.set(part, count + 1);
    return `${count} ${part}`;
  });
}

/** Each line as parsed: food, grams and how they are known, open questions, and corrections. */
export function LinesCard({ lines, toxic, leftOut, onRewrite }: LinesCardProps) {
  const keys = keysOf(lines);
  return (
    <section id="lines" className={card['card']} aria-labelledby="lines-title">
      <h2 id="lines-title">As we read it</h2>
      <p className={card['muted']}>{understoodWords(lines, leftOut)}</p>
      <ol className={styles['lines']}>
        {lines.map((line, at) => (
          <LineItem
            key={keys[at]}
            line={line}
            isToxic={toxic.has(at)}
            onRewrite={onRewrite === undefined ? undefined : (text) => onRewrite(at, text)}
          />
        ))}
      </ol>
    </section>
  );
}

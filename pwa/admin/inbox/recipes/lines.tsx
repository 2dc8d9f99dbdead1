import { Plus, X } from 'lucide-react';
import { findSupplement } from '#domain/reference/supplements';
import type { SubmittedLine } from '#domain/submission/recipe-from-submission';
import { Button } from '../../../components/button.tsx';
import card from '../../../features/nutrition/tool-card.module.css';
import { TextRow } from '../../parts/fields.tsx';
import { type DraftLine, nextKey, type ReadDraft } from './draft.ts';
import styles from './recipes.module.css';

type RecipeLinesProps = {
  lines: readonly DraftLine[];
  read: ReadDraft;
  onChange: (lines: DraftLine[]) => void;
};

/** Preview of a row's foods; the first error of one stands for the row. */
function understood(lines: readonly SubmittedLine[]): { help?: string; error?: string } {
  const each = lines.map(understoodFood);
  return each.find(({ error }) => error !== undefined) ?? { help: each.map(({ help }) => help).join('; ') };
}

/** Preview of a food in both measures; asks for weights that cannot be computed. */
function understoodFood(line: SubmittedLine): { help?: string; error?: string } {
  if (line.kind === 'empty') return { error: 'This line is empty. Remove it.' };
  if (line.kind === 'supplement') {
    return { help: `Supplement: ${findSupplement(line.line.id)?.name ?? line.line.id}, ${line.line.dose}` };
  }
  const { grams, metric, us, ingredientId } = line.line;
  if (grams <= 0) return { error: 'We can’t work out the weight. Enter it in grams.' };
  const known = ingredientId === null ? '. Not in our table, so its nutrients are unknown' : '';
  return { help: `${metric === us ? metric : `${metric} | ${us}`}${known}` };
}

/** The ingredients as written, with grams for lines that state none. */
export function RecipeLines({ lines, read, onChange }: RecipeLinesProps) {
  const put = (index: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changes } : line)));
  return (
    <section className={card['card']} aria-labelledby="review-lines">
      <h2 id="review-lines">Ingredients</h2>
      <ul className={styles['rows']}>
        {lines.map(({ key, text, grams }, index) => {
          const number = index + 1;
          const foods = read.lines[index] ?? [];
          const known = foods.reduce((sum, food) => sum + (food.kind === 'empty' ? 0 : food.line.grams), 0);
          return (
            <li key={key} className={styles['line']}>
              <TextRow
                label={`Ingredient ${number}`}
                {...understood(foods)}
                value={text}
                onChange={(written) => put(index, { text: written })}
              />
              <TextRow
                label={`Grams of ${number}`}
                error={read.gramErrors[index]}
                inputMode="decimal"
                placeholder={known > 0 ? String(known) : ''}
                value={grams}
                onChange={(weight) => put(index, { grams: weight })}
              />
              <Button
                variant="ghost"
                aria-label={`Remove ingredient ${number}`}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                <X size={20} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        variant="soft"
        onClick={() => onChange([...lines, { key: nextKey(lines), text: '', grams: '' }])}
      >
        <Plus size={18} aria-hidden /> Add an ingredient
      </Button>
    </section>
  );
}

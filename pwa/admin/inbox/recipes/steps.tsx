import { Plus, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import card from '../../../features/nutrition/tool-card.module.css';
import { AreaRow } from '../../parts/fields.tsx';
import { type DraftStep, nextKey, type ReadDraft } from './draft.ts';
import styles from './recipes.module.css';

type RecipeStepsProps = {
  steps: readonly DraftStep[];
  read: ReadDraft;
  onChange: (steps: DraftStep[]) => void;
};

/** The method, each step with the ingredients that cook mode will show beside it. */
export function RecipeSteps({ steps, read, onChange }: RecipeStepsProps) {
  const { steps: understood, ingredientLines } = read.recipe;
  const written = steps.filter(({ text }) => text.trim() !== '');
  return (
    <section className={card['card']} aria-labelledby="review-steps">
      <h2 id="review-steps">Method</h2>
      <ol className={styles['rows']}>
        {steps.map((step, index) => {
          const used = understood[written.indexOf(step)]?.lines ?? [];
          const foods = used.map((line) => ingredientLines[line]?.metric).join('; ');
          return (
            <li key={step.key} className={styles['line']}>
              <AreaRow
                label={`Step ${index + 1}`}
                help={foods === '' ? undefined : `Uses ${foods}`}
                maxLength={1000}
                value={step.text}
                onChange={(text) => onChange(steps.map((each) => (each === step ? { ...each, text } : each)))}
              />
              <Button
                variant="ghost"
                aria-label={`Remove step ${index + 1}`}
                onClick={() => onChange(steps.filter((each) => each !== step))}
              >
                <X size={20} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ol>
      <Button variant="soft" onClick={() => onChange([...steps, { key: nextKey(steps), text: '' }])}>
        <Plus size={18} aria-hidden /> Add a step
      </Button>
    </section>
  );
}

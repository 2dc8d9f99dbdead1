import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { SUBMITTED_STEPS_MAX } from '#domain/recipe/submission';
import { Button } from '../../components/button.tsx';
import { Switch } from '../../components/switch.tsx';
import card from '../tools/tool-card.module.css';
import { inputId } from './field-ids.ts';
import { filledRows } from './read-submission.ts';
import { RowField, type RowNote } from './row-field.tsx';
import { type SubmitValues, withRows } from './submit-values.ts';
import { useGenerateSteps } from './use-generate-steps.ts';

type InstructionsCardProps = {
  values: SubmitValues;
  onChange: (values: SubmitValues) => void;
  notes: ReadonlyMap<number, RowNote>;
  /** Steps of the assistant, in the place of those that stand there. */
  onGenerated: (steps: readonly string[]) => void;
};

/** The numbered steps: written by hand, or by the assistant from the ingredients. */
export function InstructionsCard({ values, onChange, notes, onGenerated }: InstructionsCardProps) {
  const [isAssisted, setAssisted] = useState(false);
  const { isGenerating, generate } = useGenerateSteps();
  const ingredients = filledRows(values.ingredients);
  const canGenerate = isAssisted && !isGenerating && ingredients.length > 0;

  async function handleGenerate() {
    const steps = await generate(ingredients, values.title, values.species);
    if (steps !== null) onGenerated(steps);
  }

  return (
    <section className={card['card']} aria-labelledby="submit-steps">
      <h2 id="submit-steps">Instructions</h2>
      <Switch checked={isAssisted} onChange={setAssisted}>
        AI-assisted steps
      </Switch>
      <Button type="button" variant="soft" disabled={!canGenerate} onClick={handleGenerate}>
        <Sparkles size={20} aria-hidden /> {isGenerating ? 'Generating...' : 'Generate Steps'}
      </Button>
      <RowField
        id={inputId('instructions')}
        name="Step"
        addLabel="Add step"
        rows={values.instructions}
        most={SUBMITTED_STEPS_MAX}
        isNumbered
        notes={notes}
        onChange={(rows) => onChange(withRows(values, 'instructions', rows))}
      />
    </section>
  );
}

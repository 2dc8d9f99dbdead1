import { X } from 'lucide-react';
import {
  NO_NOTES,
  NOTES_DRAFTS,
  type RecipeNotes as Notes,
  recipeNotesSchema,
} from '#domain/own/recipe-notes';
import type { Recipe } from '#domain/recipe/recipe';
import { FormRow } from '../../components/form-row.tsx';
import { sentenceHead } from '../../components/nutrient-words.ts';
import { forgetCooked, useCookedDays } from '../cook/cooked-days.ts';
import { KeptStatus } from '../forms/kept-status.tsx';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { StarChoice } from '../reviews/star-choice.tsx';
import { FoldedSection } from './folded-section.tsx';
import styles from './recipe-notes.module.css';

const readNotes = (kept: unknown): Notes | null => recipeNotesSchema.safeParse(kept).data ?? null;

const dayWords = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** '4 stars, with notes, cooked twice'; undefined if there is nothing. */
function notesInWords({ rating, note, petThought }: Notes, cookedTimes: number): string | undefined {
  const words = [
    rating > 0 && `${rating} of 5 stars`,
    note.trim() + petThought.trim() !== '' && 'with notes',
    cookedTimes > 0 && cookedInWords(cookedTimes),
  ].filter((part) => part !== false);
  return words.length > 0 ? words.join(', ') : undefined;
}

const cookedInWords = (times: number) => `cooked ${times === 1 ? 'once' : `${times} times`}`;

/** The owner's private notes on a recipe: stars, text, the animal's opinion, the days it was cooked. */
export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  const form = useKeptForm(`${NOTES_DRAFTS}${recipe.id}`, readNotes, NO_NOTES, '\n');
  const { values, setValues, state } = form;
  const days = useCookedDays(recipe.id) ?? [];
  return (
    <FoldedSection
      id="notes-title"
      title="Your notes"
      fact={notesInWords(values, days.length) ?? 'Only for you and your household, on this device'}
    >
      <div className={styles['notes']}>
        <StarChoice value={values.rating} onChange={(rating) => setValues({ ...values, rating })} />
        <FormRow label="Notes">
          {(field) => (
            <textarea
              {...field}
              rows={3}
              value={values.note}
              onChange={(event) => setValues({ ...values, note: event.target.value })}
            />
          )}
        </FormRow>
        <FormRow label={`What your ${recipe.species} thought`}>
          {(field) => (
            <input
              {...field}
              type="text"
              autoComplete="off"
              value={values.petThought}
              onChange={(event) => setValues({ ...values, petThought: event.target.value })}
            />
          )}
        </FormRow>
        <p className={styles['muted']}>
          <KeptStatus state={state} saved="Kept on this device" />
        </p>
        {days.length > 0 && (
          <>
            <h3>{sentenceHead(cookedInWords(days.length))}</h3>
            <ul className={styles['days']}>
              {days.map((day) => (
                <li key={day}>
                  {dayWords(day)}
                  <button
                    type="button"
                    aria-label={`Not cooked on ${dayWords(day)}`}
                    onClick={() => void forgetCooked(recipe.id, day).catch(() => {})}
                  >
                    <X size={18} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </FoldedSection>
  );
}

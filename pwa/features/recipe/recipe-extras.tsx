import { Download, PencilLine, Printer, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import {
  NO_NOTES,
  NOTES_DRAFTS,
  type RecipeNotes as Notes,
  recipeNotesSchema,
} from '#domain/own/recipe-notes';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { capitalised } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { Fold, Folds } from '../../components/fold.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { forgetCooked, useCookedDays } from '../cook/cooked-days.ts';
import { KeptStatus } from '../forms/kept-status.tsx';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { runCommand } from '../page/run-command.ts';
import { NO_FILE } from '../page/save-and-share.ts';
import { AddToPlan } from '../plan/add-to-plan.tsx';
import { StarChoice } from '../reviews/star-choice.tsx';
import { SharePanel } from '../share/share-panel.tsx';
import tools from './recipe-extras.module.css';
import styles from './recipe-notes.module.css';

const readNotes = (kept: unknown): Notes | null => recipeNotesSchema.safeParse(kept).data ?? null;

const dayWords = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** '4 of 5 stars, with notes, cooked 2 times'; undefined if there is nothing. */
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
function RecipeNotes({ recipe }: { recipe: Recipe }) {
  const form = useKeptForm(`${NOTES_DRAFTS}${recipe.id}`, readNotes, NO_NOTES, { between: '\n' });
  const { values, setValues, state } = form;
  const days = useCookedDays(recipe.id) ?? [];
  return (
    <Fold
      headingId="notes-title"
      title="Your notes"
      fact={notesInWords(values, days.length) ?? 'Only for you, and your household if you share one'}
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
            <h3>{capitalised(cookedInWords(days.length))}</h3>
            <ul className={styles['days']}>
              {days.map((day) => (
                <li key={day}>
                  {dayWords(day)}
                  <button
                    type="button"
                    aria-label={`Not cooked on ${dayWords(day)}`}
                    onClick={() => void runCommand(() => forgetCooked(recipe.id, day))}
                  >
                    <X size={18} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Fold>
  );
}

// Breeds and formulas load when the calculator is opened.
const DogCalculator = lazyPart(() => import('../tools/dog-calculator.tsx'), 'DogCalculator');
const CatCalculator = lazyPart(() => import('../tools/cat-calculator.tsx'), 'CatCalculator');

const TopperPanel = lazyPart(() => import('./topper-panel.tsx'), 'TopperPanel');

type Judged = { recipe: Recipe; reading: BatchReading | undefined; lead: SafetyAudit['lead'] };

/** How much of the recipe goes with a bought complete food, computed at its first opening. */
function TopperSection(judged: Judged) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Fold
      headingId="topper-title"
      title="On top of kibble"
      fact="How much of this goes with a complete food"
      contentId="on-kibble"
      onOpen={() => setWanted(true)}
    >
      {isWanted && (
        <Suspense fallback={<Skeleton lines={5} label="Computing the nutrients" />}>
          <TopperPanel {...judged} />
        </Suspense>
      )}
    </Fold>
  );
}

/** The calculator for the recipe's species, mounted at its first opening. */
function CalculatorSection({ recipe }: { recipe: Recipe }) {
  const [isWanted, setWanted] = useState(false);
  const Calculator = recipe.species === 'cat' ? CatCalculator : DogCalculator;
  return (
    <Fold
      headingId="calculator-title"
      title={`${recipe.species === 'cat' ? 'Cat' : 'Dog'} Nutrition Calculator`}
      fact="How much to feed, and how long this recipe lasts"
      onOpen={() => setWanted(true)}
    >
      {isWanted && (
        <Suspense fallback={<Skeleton lines={5} label="Opening the calculator" />}>
          <Calculator recipe={recipe} isCard />
        </Suspense>
      )}
    </Fold>
  );
}

type RecipeExtrasProps = Judged & {
  isOwn: boolean;
  /** The first folds, and the last one. */
  children: ReactNode;
  last: ReactNode;
};

/** Actions, then rarely needed parts as folds: tables, portions, notes, sharing. */
export function RecipeExtras({ recipe, reading, lead, isOwn, children, last }: RecipeExtrasProps) {
  return (
    <>
      <RecipeTools recipe={recipe} isOwn={isOwn} />
      <Folds isApart>
        {children}
        <TopperSection recipe={recipe} reading={reading} lead={lead} />
        <CalculatorSection recipe={recipe} />
        <RecipeNotes key={recipe.id} recipe={recipe} />
        {!isOwn && (
          <Fold headingId="share-title" title="Share this recipe" fact="Its link, by e-mail or elsewhere">
            <SharePanel recipeId={recipe.id} title={recipe.title} />
          </Fold>
        )}
        {last}
      </Folds>
    </>
  );
}

/** Opens a copy of the recipe, for its reader to change and keep. */
function MakeMine({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function make() {
    setPending(true);
    const editor = await runCommand(async () => {
      const { copyAsOwn } = await import('./copy-as-own.ts');
      return copyAsOwn(recipe);
    }, 'We couldn’t save the copy on this device. Reload the page and try again.');
    // Stays disabled until the editor replaces it: a second press would make a second copy.
    if (editor === undefined) setPending(false);
    else navigate(editor);
  }

  return (
    <Button variant="outline" disabled={isPending} onClick={() => void make()}>
      <PencilLine size={18} aria-hidden /> Make it mine
    </Button>
  );
}

/** The module that writes the file loads on demand. */
const save = (recipe: Recipe) =>
  runCommand(async () => {
    const { saveRecipeFile } = await import('../page/save-recipe-file.ts');
    saveRecipeFile(recipe);
  }, NO_FILE);

/** Actions on a recipe: plan it, print it, save it as a file, copy it as the owner's. */
export function RecipeTools({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  return (
    <section className={tools['tools']} aria-labelledby="recipe-tools-title">
      <h2 id="recipe-tools-title">Recipe tools</h2>
      <div className={tools['buttons']}>
        <AddToPlan key={recipe.id} recipeId={recipe.id} />
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
        <Button variant="outline" onClick={() => void save(recipe)}>
          <Download size={18} aria-hidden /> Save as file
        </Button>
        {!isOwn && <MakeMine recipe={recipe} />}
      </div>
    </section>
  );
}

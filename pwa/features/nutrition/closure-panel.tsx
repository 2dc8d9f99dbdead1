import { Scale } from 'lucide-react';
import { Suspense } from 'react';
import { doseLine } from '#domain/analysis/unsaid-strength';
import type { PetClosure } from '#domain/nutrition/close-gaps-for-pet';
import type { Completeness, CompletenessOptions, CompletenessRow } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { PetLimits } from '#domain/pet/pet-limits';
import { inSentence } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { HealthyOnly } from '../../components/caveats.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { foodList, nutrientName } from '../../components/nutrient-words.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { ClosureNotes } from './closure-notes.tsx';
import type { Fixing } from './fix-panel.tsx';
import { NotLoaded } from './not-loaded.tsx';
import styles from './result-cards.module.css';
import { useClosure } from './use-closure.ts';

/** Debounce: the doses change with every line. */
const DEBOUNCE_MS = 600;

type ClosurePanelProps = {
  nutrients: RecipeNutrients;
  result: Completeness;
  options: Omit<CompletenessOptions, 'standard'> & PetLimits;
  onAdd: (lines: readonly string[], done: string) => void;
  /** Where the foods can be changed as well. */
  fixing?: Fixing | undefined;
};

/** If it takes more supplements than this, we also look for changes to the foods that need fewer. */
const FEW_SUPPLEMENTS = 5;

// Loads only for a bowl that a few supplements don't complete.
const FixPanel = lazyPart(() => import('./fix-panel.tsx'), 'FixPanel');

/** The fewest supplements that close the batch's gaps, in measurable doses, and the remaining gaps. */
export function ClosurePanel({ nutrients, result, options, onAdd, fixing }: ClosurePanelProps) {
  const { standard } = result;
  const { closure, isFailed, retry } = useClosure(nutrients, { ...options, standard }, DEBOUNCE_MS);
  return (
    <div className={styles['closure']}>
      <h3>What closes the gaps</h3>
      {closure !== null ? (
        fixing === undefined || isEasy(closure) ? (
          <Doses closure={closure} standard={standard} onAdd={onAdd} />
        ) : (
          <Suspense fallback={<Doses closure={closure} standard={standard} onAdd={onAdd} />}>
            <FixPanel {...fixing} nutrients={nutrients} options={{ ...options, standard }}>
              <Doses closure={closure} standard={standard} onAdd={onAdd} />
            </FixPanel>
          </Suspense>
        )
      ) : isFailed ? (
        <NotLoaded what="The supplements" onRetry={retry} />
      ) : (
        // Hidden from screen readers, since it appears at every pause in typing.
        <div aria-hidden>
          <Skeleton lines={3} label="Working out what closes the gaps" />
        </div>
      )}
    </div>
  );
}

/** Whether a few supplements complete the bowl, or we refuse to dose at all. */
const isEasy = ({ closes, doses, isRefused }: PetClosure) =>
  isRefused || (closes && doses.length <= FEW_SUPPLEMENTS);

type DosesProps = { closure: PetClosure; standard: string; onAdd: ClosurePanelProps['onAdd'] };

function Doses({ closure, standard, onAdd }: DosesProps) {
  const { doses, closes } = closure;
  const rest = left(shown(closure));
  if (doses.length === 0) {
    return (
      <>
        <TooMuch rows={closure.remaining} />
        {!closure.isRefused && rest !== '' && <p>You need other foods or amounts. {rest}</p>}
        <ClosureNotes closure={closure} />
      </>
    );
  }
  return (
    <>
      <TooMuch rows={closure.remaining} />
      <HealthyOnly />
      <p className={styles['careful']}>
        <Scale size={18} aria-hidden /> For the whole batch. Measure carefully.
      </p>
      <ul className={styles['doses']}>
        {doses.map(({ id, name, dose }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles['dose']}>{dose}</span>
          </li>
        ))}
      </ul>
      {closes && <p>With these, the bowl meets every {standard} minimum and exceeds no maximum.</p>}
      {!closes && rest !== '' && <p>The rest needs other foods or amounts. {rest}</p>}
      <ClosureNotes closure={closure} />
      <Button
        variant="soft"
        onClick={() =>
          onAdd(
            doses.map(doseLine),
            doses.length === 1
              ? 'One supplement added to the list.'
              : `${doses.length} supplements added to the list.`,
          )
        }
      >
        Add them to the list
      </Button>
    </>
  );
}

/** With an open line almost anything may count as unknown, so list only the certain gaps. */
const shown = ({ remaining, openLines }: PetClosure) =>
  openLines.length > 0 ? remaining.filter(({ status }) => status !== 'unknown') : remaining;

const LEFT = [
  ['short', 'Still short'],
  ['unknown', 'Still unknown'],
] as const;

const namesOf = (rows: readonly CompletenessRow[], status: CompletenessRow['status']) =>
  rows.filter((row) => row.status === status).map((row) => inSentence(nutrientName(row)));

/** Excesses that no supplement can fix; shown before any dose. */
function TooMuch({ rows }: { rows: readonly CompletenessRow[] }) {
  const names = namesOf(rows, 'over');
  if (names.length === 0) return null;
  return <p>First take out what adds too much {foodList(names)}. Supplements can only add more.</p>;
}

/** 'Still short: zinc. Still unknown: iodine.' */
function left(rows: readonly CompletenessRow[]): string {
  return LEFT.flatMap(([status, words]) => {
    const names = namesOf(rows, status);
    return names.length === 0 ? [] : [`${words}: ${foodList(names)}.`];
  }).join(' ');
}

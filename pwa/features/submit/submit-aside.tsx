import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { NotLoaded } from '../nutrition/not-loaded.tsx';
import styles from '../recipe-form/submit.module.css';
import type { SubmitValues } from '../recipe-form/submit-values.ts';
import type { Apply } from './row-notes.tsx';
import type { SubmissionCheck } from './use-submission-check.ts';

type SubmitAsideProps = { checking: SubmissionCheck; values: SubmitValues; apply: Apply };

/** Beside the form: what the engines say of the recipe in it. */
export function SubmitAside({ checking, values, apply }: SubmitAsideProps) {
  const { hasIngredients, engine, check, isFailed, retry } = checking;
  return (
    <aside className={styles['beside']} aria-label="Safety and completeness">
      {!hasIngredients ? (
        <EmptyState
          art={<EmptyBowl species={values.species} />}
          text="Add an ingredient, and safety and nutrients are checked while you write."
        />
      ) : engine !== null && check !== null ? (
        <engine.SubmitResults check={check} values={values} apply={apply} />
      ) : isFailed ? (
        <NotLoaded what="The nutrient tables" onRetry={retry} />
      ) : (
        <Skeleton lines={8} label="Opening the nutrient tables" />
      )}
    </aside>
  );
}

import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { SpokenError } from '../../components/announce.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenIdle } from '../../platform/database/device.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import kept from '../forms/kept-status.module.css';
import { KeptStatus } from '../forms/kept-status.tsx';
import { ImportOffer } from '../intake/import-offer.tsx';
import { ChangeNote } from '../nutrition/change-note.tsx';
import styles from '../nutrition/checker.module.css';
import { NotLoaded } from '../nutrition/not-loaded.tsx';
import card from '../nutrition/tool-card.module.css';
import { useChecker } from '../nutrition/use-checker.ts';
import { useDebouncedValue } from '../page/use-debounced-value.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { CheckerForm } from './checker-form.tsx';

/** The tables are larger than the form, so they load on first interaction. */
const loadResults = () => whenIdle().then(() => import('./checker-results.tsx'));

/** Debounce before the form is parsed. */
const DEBOUNCE_MS = 350;

/** Route `/tools/nutrition-checker`: nutrients, gaps, cost and dangers of a bowl written as text. */
export function NutritionChecker() {
  const { values, setValues, state, change, apply, undo } = useChecker();
  // Debounced and deferred: rendering is interruptible, so typing never waits for the engines.
  const read = useDeferredValue(useDebouncedValue(values, DEBOUNCE_MS) ?? values);
  useDirtyForm(state === 'unsaved' || state === 'failed');
  const [isTouched, setTouched] = useState(false);
  const Kept = state === 'failed' ? SpokenError : 'p';
  const isEmpty = read.ingredients.trim() === '';
  const { value: late, isFailed, retry } = useLazyModule(isTouched || !isEmpty ? loadResults : null);

  return (
    <div className={styles['screen']} data-section={sectionOfSpecies(values.species)}>
      <PageHero section={sectionOfSpecies(values.species)} title="Nutrition Checker">
        <p className={styles['lead']}>
          See what a home-made bowl holds, what it lacks and what shouldn’t be in it. Works offline, and
          nothing you type leaves this device.
        </p>
        {/* Not a live region: it would announce every pause in typing. Only a failed store is announced. */}
        <Kept className={kept['kept']}>
          <KeptStatus state={state} saved="Kept on this device" />
        </Kept>
      </PageHero>
      <div className={styles['column']}>
        <div className={styles['form']}>
          <ImportOffer target="checker" />
          <CheckerForm values={values} onChange={setValues} onFocus={() => setTouched(true)} />
          {change !== null && <ChangeNote change={change} onUndo={undo} />}
        </div>
        <div className={styles['results']}>
          {isEmpty ? (
            <EmptyState
              art={<EmptyBowl species={values.species} />}
              title="An empty bowl, for now"
              text="Type each ingredient on its own line with its amount. We’ll check the bowl as you type."
            />
          ) : late !== null ? (
            <late.CheckerResults values={read} onApply={apply} />
          ) : isFailed ? (
            <NotLoaded what="The nutrient tables" onRetry={retry} />
          ) : (
            <Skeleton lines={8} label="Opening the nutrient tables" />
          )}
          <p className={card['source']}>
            Our tables don’t cover everything: <Link to="/nutrition">where the numbers come from</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}

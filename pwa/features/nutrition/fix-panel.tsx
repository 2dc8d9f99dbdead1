import { ArrowRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type FixLine, fixLines } from '#domain/analysis/fix-lines';
import type { UnderstoodLine } from '#domain/analysis/understood-line';
import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { BowlFix } from '#domain/nutrition/fix-bowl';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { PetLimits } from '#domain/pet/pet-limits';
import { FIX_FOODS } from '#domain/reference/fix-foods';
import { findIngredient } from '#domain/reference/ingredients';
import { DOSE_FORMS } from '#domain/reference/supplement-doses';
import { findSupplement } from '#domain/reference/supplements';
import { type TargetId, targetName } from '#domain/reference/targets';
import { capitalised, counted, inSentence } from '#domain/text/sentence-parts';
import { Announced } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { HealthyOnly } from '../../components/caveats.tsx';
import { foodList } from '../../components/nutrient-words.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Switch } from '../../components/switch.tsx';
import type { Preferences } from '../../platform/database/preference-values.ts';
import { changePreference, usePreference, usePreferencesRead } from '../../platform/database/preferences.ts';
import { runCommand } from '../page/run-command.ts';
import closure from './closure-notes.module.css';
import styles from './fix-panel.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { useFix } from './use-fix.ts';

/** How a bowl can be changed: its understood lines, and what to do with the changed ones. */
export type Fixing = {
  lines: readonly UnderstoodLine[];
  onUse: (fixed: readonly FixLine[], done: string) => void;
};

type FixPanelProps = Fixing & {
  nutrients: RecipeNutrients;
  options: CompletenessOptions & PetLimits;
  /** The doses without food changes: folded beside a fix, open without one, hidden if only foods at hand count. */
  children: ReactNode;
};

/** The fewest changes that complete the bowl, as a diff of its lines. */
export function FixPanel({ nutrients, options, lines, onUse, children }: FixPanelProps) {
  const atHand = usePreference('atHand');
  const isRead = usePreferencesRead();
  const limit = atHand.isOnly ? atHand.ids.join(' ') : null;
  const { fix, isFailed, hasLoaded, retry } = useFix(nutrients, options, limit);
  const isOpen = fix !== null && fix.openLines.length > 0;
  const isChange = fix !== null && fix.changes.length + fix.doses.length > 0;
  return (
    <>
      {fix === null && !isFailed && (
        // Hidden from screen readers, since it appears at every pause in typing.
        <div aria-hidden>
          <Skeleton lines={3} label="Working out the fewest changes" />
        </div>
      )}
      {isFailed && <NotLoaded what="The changes to the foods" hasLoaded={hasLoaded} onRetry={retry} />}
      {fix?.closes && isChange && <Diff fix={fix} lines={lines} standard={options.standard} onUse={onUse} />}
      {fix?.closes && !isChange && (
        <p className={closure['note']}>
          If we read {foodList(fix.assumed)} right, the bowl needs no change. Answer the questions there to be
          sure.
        </p>
      )}
      {fix !== null && !fix.closes && <InTheWay fix={fix} isOnlyAtHand={limit !== null} />}
      {isRead && !isOpen && (
        <AtHandField
          atHand={atHand}
          onChange={(change) => void runCommand(() => changePreference('atHand', change))}
        />
      )}
      {fix?.closes && isChange && limit === null && (
        <details className={styles['alone']}>
          <summary>With supplements only</summary>
          {children}
        </details>
      )}
      {fix !== null && !fix.closes && limit === null && children}
      {isFailed && children}
    </>
  );
}

const changesInWords = (fixed: readonly FixLine[]) => {
  const changed = fixed.filter(({ at }) => at !== null).length;
  const added = fixed.length - changed;
  return [
    changed > 0 ? `${counted(changed, 'line')} changed` : '',
    added > 0 ? `${counted(added, 'line')} added` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
};

type DiffProps = Pick<Fixing, 'lines' | 'onUse'> & { fix: BowlFix; standard: string };

function Diff({ fix, lines, standard, onUse }: DiffProps) {
  const fixed = useMemo(() => fixLines(lines, fix), [lines, fix]);
  const words = changesInWords(fixed);
  return (
    <>
      <Announced words={`We found a fix: ${words}.`} before="" />
      <p>
        With {fixed.length === 1 ? 'this change' : `these ${fixed.length} changes`}, the bowl meets every{' '}
        {standard} minimum and exceeds no maximum.
      </p>
      {fix.assumed.length > 0 && (
        <p className={closure['note']}>
          This holds if we read {foodList(fix.assumed)} right. Answer the questions there first to be sure.
        </p>
      )}
      <HealthyOnly />
      <ul className={styles['diff']}>
        {fixed.map((line) => (
          <Change key={`${line.at} ${line.becomes}`} line={line} />
        ))}
      </ul>
      <Button variant="soft" onClick={() => onUse(fixed, `${capitalised(words)}.`)}>
        Use it
      </Button>
    </>
  );
}

/** Rows named as the reason of a change; more would hide the first. */
const MOST_REASONS = 3;

const targets = (ids: readonly TargetId[], most: number) =>
  foodList(
    ids.map((id) => inSentence(targetName(id))),
    most,
  );

/** '200 g rice → 150 g rice', 'Add 60 g mussels', 'Leave out 1 tbsp coconut oil', with what it is for. */
function Change({ line: { was, becomes, dose, because } }: { line: FixLine }) {
  return (
    <li>
      <p className={styles['change']}>
        {was === null ? (
          <span className={styles['verb']}>Add</span>
        ) : becomes === null ? (
          <span className={styles['verb']}>Leave out</span>
        ) : null}
        {was !== null && <del>{was}</del>}
        {was !== null && becomes !== null && <ArrowRight size={18} role="img" aria-label="becomes" />}
        {becomes !== null && <ins>{dose ?? becomes}</ins>}
      </p>
      {because.length > 0 && <p className={styles['because']}>For {targets(because, MOST_REASONS)}</p>}
    </li>
  );
}

type InTheWayProps = { fix: BowlFix; isOnlyAtHand: boolean };

/** Why no fix was found, and what to do next. */
function InTheWay({ fix: { inTheWay, openLines, isTooMuchLiver }, isOnlyAtHand }: InTheWayProps) {
  if (openLines.length > 0) {
    return <p>We can work out changes to the foods once we know more about {foodList(openLines)}.</p>;
  }
  if (isTooMuchLiver) {
    return (
      <p>
        Liver and the like can be a tenth of the food at most, and we never take out more than half of a main
        food. Use less of it, then we can work out the rest.
      </p>
    );
  }
  const right = inTheWay.length === 0 ? '' : ` that gets ${targets(inTheWay, 4)} right`;
  return isOnlyAtHand ? (
    <p>We found no fix with what you have{right}. Tick more, or turn this off.</p>
  ) : (
    <p>
      We found no fix with at most three other foods and seven supplements{right}. With other main foods,
      fewer may do.
    </p>
  );
}

const FOODS = FIX_FOODS.map(({ id }) => ({ id, name: findIngredient(id)?.name ?? id }));
const SUPPLEMENTS = Object.keys(DOSE_FORMS)
  .filter((id) => FOODS.every((food) => food.id !== id))
  .map((id) => ({ id, name: findSupplement(id)?.name ?? id }));

const GROUPS = [
  { title: 'Foods', things: FOODS },
  { title: 'Supplements', things: SUPPLEMENTS },
];

type AtHand = Preferences['atHand'];
type AtHandFieldProps = {
  atHand: AtHand;
  onChange: (change: (kept: AtHand) => AtHand) => void;
};

/** Limits the fix to foods and supplements that the owner has. */
export function AtHandField({ atHand, onChange }: AtHandFieldProps) {
  const { isOnly, ids } = atHand;
  const tick = (id: string, isTicked: boolean) =>
    onChange((kept) => {
      const others = kept.ids.filter((one) => one !== id);
      return { ...kept, ids: isTicked ? [...others, id] : others };
    });
  return (
    <div>
      <Switch checked={isOnly} onChange={(next) => onChange((kept) => ({ ...kept, isOnly: next }))}>
        Only with what I have
      </Switch>
      {isOnly && (
        <>
          <p className={styles['hint']}>Tick what you have besides the foods in this bowl.</p>
          {GROUPS.map(({ title, things }) => (
            <fieldset key={title} className={styles['group']}>
              <legend>{title}</legend>
              {things.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={ids.includes(id)}
                    onChange={() => tick(id, !ids.includes(id))}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </>
      )}
    </div>
  );
}

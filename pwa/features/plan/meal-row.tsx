import { Check, CircleSlash } from 'lucide-react';
import { type FedMeal, foodKey } from '#domain/plan/fed-log';
import { type Meal, packText, type Serving, servingText, withEaten } from '#domain/plan/pet-days';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { listText } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import field from '../../components/form-row.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import styles from './day-board.module.css';

const SHARES = [
  [1, 'all of it'],
  [0.75, 'three quarters'],
  [0.5, 'half'],
  [0.25, 'a quarter'],
  [0, 'nothing'],
] as const;

const two = (number: number) => String(number).padStart(2, '0');

/** 'Fed at 07:31 by Ada'; without the time if it was marked on another day. */
function fedText({ day, fedAt, by }: FedMeal): string {
  const at = new Date(fedAt);
  const isThatDay = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}` === day;
  return `Fed${isThatDay ? ` at ${two(at.getHours())}:${two(at.getMinutes())}` : ''}${by === undefined ? '' : ` by ${by}`}`;
}

type EatenProps = { entry: FedMeal; planned: Serving; label: string; onChange: (entry: FedMeal) => void };

/** How much of a serving was eaten. */
function Eaten({ entry, planned, label, onChange }: EatenProps) {
  const share = planned.grams > 0 ? entry.grams / planned.grams : 1;
  const nearest = SHARES.reduce((best, next) =>
    Math.abs(next[0] - share) < Math.abs(best[0] - share) ? next : best,
  );
  return (
    <select
      aria-label={label}
      className={field['field']}
      value={nearest[0]}
      onChange={(event) => onChange(withEaten(entry, planned, Number(event.target.value)))}
    >
      {SHARES.map(([value, words]) => (
        <option key={value} value={value}>
          Ate {words}
        </option>
      ))}
    </select>
  );
}

/** What is planned, and the pack it comes from. */
function Planned({ servings }: Pick<Meal, 'servings'>) {
  const mass = useMassText();
  return servings.map((serving) => (
    <p key={foodKey(serving.food)}>
      <span className={styles['food']}>{servingText(serving, mass)}</span>
      {serving.pack !== null && <span className={styles['pack']}>{packText(serving.pack)}</span>}
    </p>
  ));
}

type MealRowProps = {
  pet: PlannedPet;
  meal: Meal;
  /** What was marked for this meal; empty if nothing was. */
  entries: readonly FedMeal[];
  /** 'to-come' meals cannot be marked; of those that are over the owner may say that they were not given. */
  time: 'over' | 'today' | 'to-come';
  onFed: () => void;
  onNotGiven: () => void;
  onUndo: () => void;
  onEaten: (entry: FedMeal) => void;
};

type MarkedProps = Pick<MealRowProps, 'pet' | 'meal' | 'entries' | 'onEaten'>;

/** What was eaten, as marked: the plan may have changed since. */
function Marked({ pet, meal, entries, onEaten }: MarkedProps) {
  const mass = useMassText();
  const [first] = entries;
  if (first === undefined) return null;
  if (first.wasGiven === false) {
    return (
      <>
        <p className={styles['food']}>{listText(entries.map(({ name }) => name))}</p>
        <p className={styles['state']}>
          <CircleSlash size={18} aria-hidden /> Not fed, still in its pack
        </p>
      </>
    );
  }
  return (
    <>
      {entries.map((entry) => {
        const planned = meal.servings.find(({ food }) => foodKey(food) === foodKey(entry.food));
        return (
          <div key={foodKey(entry.food)} className={styles['eaten']}>
            <span className={styles['food']}>
              {mass(entry.grams)} {entry.name}
            </span>
            {planned !== undefined && (
              <Eaten
                entry={entry}
                planned={planned}
                label={`How much ${pet.name} ate of ${entry.name} at ${meal.time}`}
                onChange={onEaten}
              />
            )}
          </div>
        );
      })}
      <p className={styles['state']}>
        <Check size={18} aria-hidden /> {fedText(first)}
      </p>
    </>
  );
}

/** One meal: what, how much and from which pack, and one press for 'fed'. */
export function MealRow(props: MealRowProps) {
  const { pet, meal, entries, time, onFed, onNotGiven, onUndo, onEaten } = props;
  const isMarked = entries.length > 0;
  const name = `${pet.name}, ${meal.time}`;
  return (
    <li className={styles['meal']}>
      <div className={styles['what']}>
        <p className={styles['time']}>{meal.time}</p>
        {isMarked ? (
          <Marked pet={pet} meal={meal} entries={entries} onEaten={onEaten} />
        ) : (
          <Planned servings={meal.servings} />
        )}
      </div>
      {time !== 'to-come' && (
        <div className={styles['press']}>
          {/* One button for both, so that it keeps the focus. */}
          <Button
            variant={isMarked ? 'ghost' : 'soft'}
            aria-label={`${isMarked ? 'Undo' : 'Fed'}: ${name}`}
            onClick={isMarked ? onUndo : onFed}
          >
            {isMarked ? 'Undo' : 'Fed'}
          </Button>
          {!isMarked && time === 'over' && (
            <Button variant="ghost" aria-label={`Not fed: ${name}`} onClick={onNotGiven}>
              Not fed
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

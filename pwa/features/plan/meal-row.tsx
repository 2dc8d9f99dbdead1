import { Check, CircleSlash } from 'lucide-react';
import { type FedMeal, foodKey } from '#domain/plan/fed-log';
import { withEaten } from '#domain/plan/feed-meal';
import { packText, servingText } from '#domain/plan/meal-words';
import type { Meal, Serving } from '#domain/plan/pet-days';
import type { PlannedPet } from '#domain/plan/planned-animal';
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

/** One meal: what, how much and from which pack, and one press for 'fed'. */
export function MealRow({ pet, meal, entries, time, onFed, onNotGiven, onUndo, onEaten }: MealRowProps) {
  const mass = useMassText();
  const [marked] = entries;
  const name = `${pet.name}, ${meal.time}`;
  const plannedOf = (entry: FedMeal) =>
    meal.servings.find(({ food }) => foodKey(food) === foodKey(entry.food));
  return (
    <li className={styles['meal']}>
      <span className={styles['time']}>{meal.time}</span>
      <div className={styles['what']}>
        {marked === undefined
          ? meal.servings.map((serving) => (
              <p key={serving.name}>
                <span className={styles['food']}>{servingText(serving, mass)}</span>
                {serving.pack !== null && <span className={styles['pack']}>{packText(serving.pack)}</span>}
              </p>
            ))
          : entries.map((entry) => {
              const planned = plannedOf(entry);
              return (
                <div key={entry.name} className={styles['eaten']}>
                  <span className={styles['food']}>
                    {entry.wasGiven === false ? entry.name : `${mass(entry.grams)} ${entry.name}`}
                  </span>
                  {planned !== undefined && entry.wasGiven !== false && (
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
        {marked !== undefined && (
          <p className={styles['state']}>
            {marked.wasGiven === false ? (
              <>
                <CircleSlash size={18} aria-hidden /> Not fed, still in its pack
              </>
            ) : (
              <>
                <Check size={18} aria-hidden /> {fedText(marked)}
              </>
            )}
          </p>
        )}
      </div>
      {time !== 'to-come' && (
        <div className={styles['press']}>
          {/* One button for both, so that it keeps the focus. */}
          <Button
            variant={marked === undefined ? 'soft' : 'ghost'}
            aria-label={marked === undefined ? `Fed: ${name}` : `Undo: ${name}`}
            onClick={marked === undefined ? onFed : onUndo}
          >
            {marked === undefined ? 'Fed' : 'Undo'}
          </Button>
          {marked === undefined && time === 'over' && (
            <Button variant="ghost" aria-label={`Not fed: ${name}`} onClick={onNotGiven}>
              Not fed
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

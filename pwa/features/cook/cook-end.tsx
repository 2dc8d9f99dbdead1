import { Refrigerator, Repeat, Scale, Snowflake, Soup } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { cookedAtMs } from '#domain/cook/cook-session';
import { keepUntil } from '#domain/cook/keep-until';
import { TREAT_SENTENCE } from '#domain/pet/feeding';
import { dateText, localDate } from '#domain/plan/calendar';
import { changeOver, USUAL_CHANGE_OVER_DAYS } from '#domain/plan/change-over';
import type { Reminder } from '#domain/plan/reminder';
import { refrigeratorText } from '#domain/recipe/storage-words';
import { lateFormat } from '#domain/text/late-format';
import { counted } from '#domain/text/sentence-parts';
import { portionText } from '#domain/units/mass-text';
import { Button } from '../../components/button.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { RemindButton, ReminderNote } from '../notices/reminder-note.tsx';
import type { Cooking } from './use-cooking.ts';

/** Transition to a new food, with the planner's defaults. */
const TRANSITION = [
  ...changeOver(USUAL_CHANGE_OVER_DAYS).map(({ share, firstDay, lastDay }) => ({
    days: `Days ${firstDay} to ${lastDay}`,
    share: `${share * 100}% new food, ${100 - share * 100}% old`,
  })),
  { days: `From day ${USUAL_CHANGE_OVER_DAYS + 1}`, share: 'the new food alone' },
];

/** After the last step: portioning, storage life with reminders, and transition to the new food. */
export function CookEnd({ cooking, onLeave }: { cooking: Cooking; onLeave: () => void }) {
  const { recipe, session, batch } = cooking;
  const system = usePreference('unitSystem');
  const [cookedAt] = useState(() => new Date(cookedAtMs(session)));
  useEffect(() => {
    // Failing to record the history must not interrupt cooking.
    void import('./cooked-days.ts')
      .then(({ noteCooked }) => noteCooked(recipe.id, localDate(cookedAt)))
      .catch(() => {});
  }, [recipe.id, cookedAt]);
  const { refrigerator, freezer, split } = keepUntil(recipe, batch, session.choice, cookedAt);
  const cookedOn = localDate(cookedAt);
  const reminder = (place: string, useBy: Date): Reminder => ({
    id: `cooked ${recipe.id} ${cookedOn} ${place}`,
    label: `${recipe.title}, cooked ${dateText(cookedOn)}, ${place}`,
    day: localDate(useBy),
    path: `/recipe/${recipe.id}`,
  });
  return (
    <>
      <h2 id="cooked">Cooked. Now weigh, chill and freeze.</h2>
      <ul className="cook-facts">
        <li>
          <Scale size={22} aria-hidden />
          <span>
            {counted(batch.portions, 'portion')} of {portionText(batch.portionGrams, system)}
            {session.choice.kind === 'pet' &&
              ` for ${session.choice.name}, ${session.choice.mealsPerDay} a day`}
          </span>
        </li>
        <li>
          <Refrigerator size={22} aria-hidden />
          <span>
            {refrigeratorText(recipe.storage)}
            {refrigerator !== null && `: use by ${weekDay(refrigerator)}`}
            {split !== null &&
              split.frozen > 0 &&
              split.chilled > 0 &&
              `, ${counted(split.chilled, 'portion')}`}
          </span>
          {refrigerator !== null && <RemindButton reminder={reminder('refrigerator', refrigerator)} />}
        </li>
        <li>
          <Snowflake size={22} aria-hidden />
          <span>
            {freezer === null
              ? 'Does not freeze well'
              : `Freezer up to ${counted(recipe.storage.freezerMonths, 'month')}: use by ${weekDay(freezer)}`}
            {split !== null &&
              split.frozen > 0 &&
              freezer !== null &&
              `, ${counted(split.frozen, 'portion')}`}
          </span>
          {freezer !== null && <RemindButton reminder={reminder('freezer', freezer)} />}
        </li>
        <li>
          <Soup size={22} aria-hidden />
          <span>Chill within two hours of cooking, and put nothing hot into a full refrigerator.</span>
        </li>
      </ul>
      <ReminderNote />
      {recipe.role === 'everyday' ? (
        <>
          <h2>Transition gradually over 7-10 days</h2>
          <ul className="cook-facts">
            {TRANSITION.map(({ days, share }) => (
              <li key={days}>
                <Repeat size={22} aria-hidden />
                <span>
                  <strong>{days}</strong>: {share}
                </span>
              </li>
            ))}
          </ul>
          <p className="cook-note">
            If your pet’s stomach is steady, a little over two days a stage is enough: seven in all. If you
            see loose stools or a refused bowl, go back a stage. Call your vet if it lasts more than a day.
          </p>
        </>
      ) : (
        <p className="cook-note">{TREAT_SENTENCE}</p>
      )}
      <div className="cook-actions">
        <Button asChild variant="outline">
          <Link to={`/recipe/${recipe.id}`} onClick={onLeave}>
            Back to the recipe
          </Link>
        </Button>
      </div>
    </>
  );
}

const format = lateFormat(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
);

/** 'Wednesday 25 November', of a moment in the device's time zone. */
export const weekDay = (moment: Date | number): string => format().format(moment);

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { dateText } from '#domain/plan/calendar';
import { icalendar, planEvents } from '#domain/plan/calendar-file';
import { type BoughtFoods, mealTimes } from '#domain/plan/pet-days';
import { withPet } from '#domain/plan/plan';
import type { PlanView } from '#domain/plan/plan-view';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { FormRow } from '../../components/form-row.tsx';
import checker from '../nutrition/checker.module.css';
import card from '../nutrition/tool-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { NO_FILE, saveFile, shareFile } from '../page/save-and-share.ts';
import { useKitchenMassText } from '../page/use-mass-text.ts';
import styles from './day-board.module.css';
import type { ChangePlan } from './plan-pets.tsx';

const TYPE = 'text/calendar';

const never = () => () => {};
const hasShareSheet = () => 'canShare' in navigator;

type MealTimesProps = { pet: PlannedPet; times: readonly string[]; change: ChangePlan };

/** When an animal is fed. */
function MealTimes({ pet, times, change }: MealTimesProps) {
  const meals = times.map((time, at) => ({ meal: at + 1, time }));
  const set = (meal: number, time: string) => {
    if (time === times[meal - 1]) return;
    const changed = meals.map((one) => (one.meal === meal ? time : one.time));
    void change(`${pet.name} eats at ${changed.join(', ')}`, (plan) =>
      withPet(plan, pet.id, { mealTimes: changed }),
    );
  };
  return (
    <div className={styles['times']}>
      {meals.map(({ meal, time }) => (
        // Stored once the field is left: on the way from 07:30 to 19:15 a keyboard passes 01:30.
        <FormRow key={`${meal} ${time}`} label={`${pet.name}, meal ${meal}`}>
          {(field) => (
            <input
              {...field}
              type="time"
              defaultValue={time}
              onBlur={({ target }) => {
                // The plan keeps the time of an emptied field.
                target.value ||= time;
                set(meal, target.value);
              }}
            />
          )}
        </FormRow>
      ))}
    </div>
  );
}

type CalendarFileProps = {
  view: PlanView;
  bought: BoughtFoods;
  today: string;
  change: ChangePlan;
  icon: ReactNode;
};

/** The plan from today on as a calendar file, for all animals or one, with the times of their meals. */
export function CalendarFile({ view, bought, today, change, icon }: CalendarFileProps) {
  const [only, setOnly] = useState<string | null>(null);
  const mass = useKitchenMassText();
  const eaters = view.pets.filter(({ id }) => view.feeds.some(({ petId }) => petId === id));
  const chosen = eaters.find(({ id }) => id === only) ?? null;
  const make = () => {
    const text = icalendar(planEvents(view, today, chosen?.id ?? null, mass, bought), new Date());
    return new File([text], `bowlful-plan-${today}.ics`, { type: TYPE });
  };
  // The worker that pre-renders the page has no share sheet.
  const canShare = useSyncExternalStore(never, hasShareSheet, () => false);
  const save = async () => {
    const file = make();
    saveFile(file, file.name);
  };
  return (
    <details className={checker['more']}>
      <summary>Put it in your calendar</summary>
      <div className={styles['calendar']}>
        {eaters.length > 1 && (
          <ChipRow label="Whose meals">
            <Chip chosen={chosen === null} onChoose={() => setOnly(null)}>
              All of them
            </Chip>
            {eaters.map(({ id, name }) => (
              <Chip key={id} chosen={chosen?.id === id} onChoose={() => setOnly(id)}>
                Only {name}
              </Chip>
            ))}
          </ChipRow>
        )}
        {(chosen === null ? eaters : [chosen]).map((pet) => (
          <MealTimes key={pet.id} pet={pet} times={mealTimes(view.plan, pet)} change={change} />
        ))}
        <div className={styles['press']}>
          <Button variant="outline" onClick={() => void runCommand(save, NO_FILE)}>
            {icon} Save the calendar file
          </Button>
          {canShare && (
            <Button variant="ghost" onClick={() => void runCommand(() => shareFile(make()), NO_FILE)}>
              Share it
            </Button>
          )}
        </div>
        <p className={card['source']}>
          It holds each meal until {dateText(view.lastDate)}, the days you cook, and an alarm at 20:00 on
          evenings when a pack has to thaw. If the plan changes, open a new file: most calendars replace these
          entries, some add them again.
        </p>
      </div>
    </details>
  );
}

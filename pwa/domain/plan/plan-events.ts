import { addDays, dateText } from './calendar.ts';
import { dayTasks, taskText } from './day-tasks.ts';
import type { CalendarEvent } from './icalendar.ts';
import { packText, servingText } from './meal-words.ts';
import { type BoughtFoods, type Meal, petDays } from './pet-days.ts';
import type { PlanView } from './plan-view.ts';
import type { PlannedPet } from './planned-animal.ts';

/** In the evening, so that a pack has the night to thaw in the fridge. */
const THAW_AT = '20:00';

const uidOf = (...parts: (string | number)[]) => `${parts.join('-')}@bowlful`;

type MassText = (grams: number) => string;

function mealEvent(date: string, pet: PlannedPet, meal: Meal, mass: MassText): CalendarEvent {
  return {
    uid: uidOf(date, pet.id, 'meal', meal.meal),
    date,
    time: meal.time,
    summary: `Feed ${pet.name}: ${meal.servings.map((serving) => servingText(serving, mass)).join(', ')}`,
    description: meal.servings.flatMap(({ pack }) => (pack === null ? [] : [packText(pack)])).join('\n'),
    hasAlarm: false,
  };
}

function taskEvents(view: PlanView, date: string, only: string | null, mass: MassText): CalendarEvent[] {
  const ofPet = only === null ? view : { ...view, packs: view.packs.filter(({ petId }) => petId === only) };
  return dayTasks(ofPet, [], date).flatMap((task): CalendarEvent[] => {
    if (task.kind === 'use-up') return [];
    const summary = taskText(task, view, mass, date);
    const common = { date, summary, description: '' };
    return task.kind === 'cook'
      ? [{ ...common, uid: uidOf(date, 'cook', task.recipeId), time: null, hasAlarm: false }]
      : [
          {
            ...common,
            uid: uidOf(date, 'thaw', only ?? 'all'),
            time: THAW_AT,
            description: `For ${dateText(addDays(date, 1))}. Thaw in the fridge overnight.`,
            hasAlarm: true,
          },
        ];
  });
}

/**
 * The events of a plan from a date to its end: every meal, cooking days (all day) and the evenings on which packs are taken
 * out of the freezer, with an alarm.
 * @param only one animal's id; null for all
 * @param mass words of a weight
 * @param bought food beside the recipes
 */
export function planEvents(
  view: PlanView,
  from: string,
  only: string | null,
  mass: MassText,
  bought?: BoughtFoods,
): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const first = from > view.plan.startsOn ? from : view.plan.startsOn;
  for (let date = first; view.days > 0 && date <= view.lastDate; date = addDays(date, 1)) {
    events.push(...taskEvents(view, date, only, mass));
    for (const { pet, meals } of petDays(view, date, bought)) {
      if (only === null || pet.id === only) {
        events.push(...meals.map((meal) => mealEvent(date, pet, meal, mass)));
      }
    }
  }
  return events;
}

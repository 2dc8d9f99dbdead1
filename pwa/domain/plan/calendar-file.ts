import { addDays, dateText } from './calendar.ts';
import { dayTasks, taskText } from './day-tasks.ts';
import { type BoughtFoods, type Meal, type PetDay, packText, petDays, servingText } from './pet-days.ts';
import type { PlanView } from './plan-view.ts';

/** An event of a calendar file, in the local time of whoever opens it. */
export type CalendarEvent = {
  /** The same event in a later file has the same one, so that calendars replace it. */
  uid: string;
  /** YYYY-MM-DD */
  date: string;
  /** 'HH:MM'; null for the whole day. */
  time: string | null;
  summary: string;
  description: string;
  /** Whether the calendar sounds an alarm at its start. */
  hasAlarm: boolean;
};

/** Meals and thawing take no longer. */
const DURATION = 'PT15M';
/** RFC 5545, 3.1: octets of a line, without its line break. */
const MOST_OCTETS = 75;

/** TEXT values, RFC 5545, 3.3.11: other control characters are not allowed. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Length in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Breaks a long line; continuations begin with a space, and no character is split. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '');

function linesOf(
  { uid, date, time, summary, description, hasAlarm }: CalendarEvent,
  stamp: string,
): string[] {
  const start =
    time === null
      ? [`DTSTART;VALUE=DATE:${compact(date)}`]
      : // Without a zone: breakfast is at half past seven wherever the phone is.
        [`DTSTART:${compact(date)}T${compact(time)}00`, `DURATION:${DURATION}`];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...start,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    // Feeding a dog blocks no appointment.
    'TRANSP:TRANSPARENT',
    ...(hasAlarm
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:PT0S', 'END:VALARM']
      : []),
    'END:VEVENT',
  ];
}

/**
 * A calendar file by RFC 5545.
 * @param now when the file is made
 */
export function icalendar(events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${compact(now.toISOString().slice(0, 19))}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bowlful//Plan//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** In the evening, so that a pack has the night to thaw in the fridge. */
const THAW_AT = '20:00';

const uidOf = (...parts: (string | number)[]) => `${parts.join('-')}@bowlful`;

type MassText = (grams: number) => string;

function mealEvent(date: string, { pet, notes }: PetDay, meal: Meal, mass: MassText): CalendarEvent {
  const packs = meal.servings.flatMap(({ pack }) => (pack === null ? [] : [packText(pack)]));
  return {
    uid: uidOf(date, pet.id, 'meal', meal.meal),
    date,
    time: meal.time,
    summary: `Feed ${pet.name}: ${meal.servings.map((serving) => servingText(serving, mass)).join(', ')}`,
    description: [...notes, ...packs].join('\n'),
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
    for (const petDay of petDays(view, date, bought)) {
      if (only === null || petDay.pet.id === only) {
        events.push(...petDay.meals.map((meal) => mealEvent(date, petDay, meal, mass)));
      }
    }
  }
  return events;
}

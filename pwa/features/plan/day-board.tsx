import { CalendarDays, Printer, Refrigerator, Snowflake, Soup } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays, dateText } from '#domain/plan/calendar';
import { type DayTask, dayTasks, taskText } from '#domain/plan/day-tasks';
import { fedAsPlanned, notGiven, type PetDay, petDays } from '#domain/plan/pet-days';
import type { PlanView } from '#domain/plan/plan-view';
import { counted } from '#domain/text/sentence-parts';
import { announce } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { sectionOfSpecies } from '../../components/section.ts';
import { markFed, unmarkFed } from '../../platform/database/fed-log.ts';
import card from '../nutrition/tool-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { useKitchenMassText } from '../page/use-mass-text.ts';
import { CalendarFile } from './calendar-file.tsx';
import styles from './day-board.module.css';
import { type FedSoFar, Supply } from './fed-so-far.tsx';
import { MealRow } from './meal-row.tsx';
import plan from './plan.module.css';
import type { ChangePlan } from './plan-pets.tsx';
import { useBoughtFoods } from './use-bought-foods.ts';

/** Days shown from today on. */
const DAYS_AHEAD = 7;

/** The days of the plan from yesterday on; of a plan that starts later, its first days. */
function shownDays({ plan: { startsOn }, days, lastDate }: PlanView, today: string): string[] {
  const yesterday = addDays(today, -1);
  const first = startsOn > yesterday ? startsOn : yesterday;
  const count = first === yesterday ? DAYS_AHEAD + 1 : DAYS_AHEAD;
  const all = Array.from({ length: count }, (_, at) => addDays(first, at));
  return days === 0 ? [] : all.filter((day) => day <= lastDate);
}

function dayTitle(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day === addDays(today, 1) ? 'Tomorrow' : dateText(day);
}

const TASK_ICONS = { cook: Soup, thaw: Snowflake, 'use-up': Refrigerator } as const;

function Tasks({ tasks, view, day }: { tasks: readonly DayTask[]; view: PlanView; day: string }) {
  const mass = useKitchenMassText();
  if (tasks.length === 0) return null;
  return (
    <ul aria-label="In the kitchen" className={styles['tasks']}>
      {tasks.map((task) => {
        const Icon = TASK_ICONS[task.kind];
        const words = taskText(task, view, mass, day);
        return (
          <li key={words}>
            <Icon size={22} aria-hidden /> <span>{words}.</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The meals of one animal on a day. */
function PetMeals({ soFar, day, petDay }: { soFar: FedSoFar; day: string; petDay: PetDay }) {
  const { fed, today } = soFar;
  const { pet, meals, notes } = petDay;
  const entriesOf = (meal: number) =>
    fed.filter((entry) => entry.petId === pet.id && entry.day === day && entry.meal === meal);
  const run = async (words: string, act: () => Promise<void>) => {
    await runCommand(async () => {
      await act();
      announce(words);
    });
  };
  const when = () => ({ day, now: new Date() });
  return (
    <section aria-label={`${pet.name}’s meals`} data-section={sectionOfSpecies(pet.species)}>
      <h3>{pet.name}</h3>
      {notes.map((note) => (
        <p key={note} className={plan['muted']}>
          {note}
        </p>
      ))}
      <ul>
        {meals.map((meal) => {
          const name = `${pet.name}, ${meal.time}`;
          return (
            <MealRow
              key={meal.meal}
              pet={pet}
              meal={meal}
              entries={entriesOf(meal.meal)}
              time={day < today ? 'over' : day === today ? 'today' : 'to-come'}
              onFed={() => void run(`${name}: fed`, () => markFed(fedAsPlanned(pet.id, meal, when())))}
              onNotGiven={() => void run(`${name}: not fed`, () => markFed(notGiven(pet.id, meal, when())))}
              onUndo={() => void run(`${name}: not marked`, () => unmarkFed(entriesOf(meal.meal)))}
              onEaten={(entry) => void run(`${name}: changed`, () => markFed([entry]))}
            />
          );
        })}
      </ul>
    </section>
  );
}

type UnmarkedMealsProps = {
  petDays: readonly PetDay[];
  soFar: FedSoFar;
  /** Yesterday. */
  day: string;
  /** Null while that day is shown. */
  onShow: (() => void) | null;
};

/** Asks about yesterday’s meals; until somebody answers, they count as fed. */
function UnmarkedMeals({ petDays: days, soFar, day, onShow }: UnmarkedMealsProps) {
  const { fed } = soFar;
  const unmarked = days.flatMap(({ pet, meals }) =>
    meals
      .filter(
        ({ meal }) =>
          !fed.some((entry) => entry.petId === pet.id && entry.day === day && entry.meal === meal),
      )
      .map((meal) => ({ pet, meal })),
  );
  // Don't nag owners who never mark meals.
  if (unmarked.length === 0 || fed.length === 0) return null;
  const markAll = async () => {
    const when = { day, now: new Date() };
    const entries = unmarked.flatMap(({ pet, meal }) => fedAsPlanned(pet.id, meal, when));
    await markFed(entries);
    announce(`${counted(unmarked.length, 'meal')} marked as fed`);
  };
  return (
    <div className={styles['question']}>
      <p>
        {counted(unmarked.length, 'meal')} of yesterday {unmarked.length === 1 ? 'isn’t' : 'aren’t'} marked.
        We count {unmarked.length === 1 ? 'it' : 'them'} as fed, as planned.
      </p>
      <div className={styles['press']}>
        <Button variant="soft" onClick={() => void runCommand(markAll)}>
          All fed
        </Button>
        {onShow !== null && (
          <Button variant="ghost" onClick={onShow}>
            Go through them
          </Button>
        )}
      </div>
    </div>
  );
}

type DayBoardProps = { view: PlanView; soFar: FedSoFar; change: ChangePlan };

/** The plan day by day, today first: what to do in the kitchen, each animal's meals, and what is left. */
export function DayBoard({ view, soFar, change }: DayBoardProps) {
  const { fed, today } = soFar;
  const bought = useBoughtFoods(view.pets);
  const [chosen, setChosen] = useState<string | null>(null);
  const days = shownDays(view, today);
  const next = days.find((one) => one >= today) ?? days.at(-1);
  const day = chosen !== null && days.includes(chosen) ? chosen : next;
  if (day === undefined) return null;
  const yesterday = addDays(today, -1);
  return (
    <section aria-labelledby="plan-day" className={classNames(card['card'], plan['screen-only'])}>
      <h2 id="plan-day">{dayTitle(day, today)}</h2>
      <ChipRow label="Day">
        {days.map((one) => (
          <Chip key={one} chosen={one === day} onChoose={() => setChosen(one)}>
            {dayTitle(one, today)}
          </Chip>
        ))}
      </ChipRow>
      {day <= today && days.includes(yesterday) && (
        <UnmarkedMeals
          petDays={petDays(view, yesterday, bought)}
          soFar={soFar}
          day={yesterday}
          onShow={day === yesterday ? null : () => setChosen(yesterday)}
        />
      )}
      {day >= today && <Tasks tasks={dayTasks(view, fed, day)} view={view} day={day} />}
      {petDays(view, day, bought).map((petDay) => (
        <PetMeals key={petDay.pet.id} soFar={soFar} day={day} petDay={petDay} />
      ))}
      <Supply view={view} soFar={soFar} />
      <CalendarFile
        view={view}
        bought={bought}
        today={today}
        change={change}
        icon={<CalendarDays size={18} aria-hidden />}
      />
      <Button variant="ghost" asChild>
        <Link to="/plan/week">
          <Printer size={18} aria-hidden /> Print the week
        </Link>
      </Button>
      <Button variant="ghost" asChild>
        <Link to="/vet-sheet">Sheet for the vet</Link>
      </Button>
    </section>
  );
}

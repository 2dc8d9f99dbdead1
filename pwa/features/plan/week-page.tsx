import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dateText, spanText } from '#domain/plan/calendar';
import { dayTasks, taskText } from '#domain/plan/day-tasks';
import { petDays, servingText } from '#domain/plan/pet-days';
import { type PlanView, weeksOf } from '#domain/plan/plan-view';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LongWait } from '../page/long-wait.tsx';
import printed from '../page/printed-page.module.css';
import { useKitchenMassText, useMassText } from '../page/use-mass-text.ts';
import { useToday } from '../page/use-today.ts';
import { useBoughtFoods } from './use-bought-foods.ts';
import { usePlanView } from './use-plan-view.ts';
import styles from './week-page.module.css';

/** Route `/plan/week`: the plan from today on for the fridge door, a sheet of paper per week. */
export function WeekPage() {
  const planned = usePlanView();
  const today = useToday();
  const weeks = planned === undefined ? [] : weeksOf(planned.view, today);
  return (
    <div className={printed['page']}>
      <div className={printed['tools']}>
        <h1 tabIndex={-1}>The week</h1>
        <p>For the fridge door, a page a week: tick what you’ve fed.</p>
        {weeks.length > 0 && (
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden /> Print
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link to="/plan">Back to the plan</Link>
        </Button>
      </div>
      {planned === undefined && (
        <LongWait of="device">
          <Skeleton lines={8} label="Opening the plan" />
        </LongWait>
      )}
      {planned !== undefined && weeks.length === 0 && (
        <EmptyState
          art={<EmptyBowl species="dog" />}
          title="An empty bowl, for now"
          text="Your plan has no days from today on."
        >
          <Button asChild>
            <Link to="/plan">Plan what to cook</Link>
          </Button>
        </EmptyState>
      )}
      {planned !== undefined && weeks.map((days) => <Week key={days[0]} view={planned.view} days={days} />)}
    </div>
  );
}

function Week({ view, days }: { view: PlanView; days: readonly string[] }) {
  const span = spanText(days[0] ?? '', days.at(-1) ?? '');
  return (
    <section aria-label={span} className={classNames(printed['sheet'], styles['week'])}>
      <h2>{span}</h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Meals</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">{dateText(day)}</th>
              <td>
                <Meals view={view} day={day} />
                <Tasks view={view} day={day} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Meals({ view, day }: { view: PlanView; day: string }) {
  const bought = useBoughtFoods(view.pets);
  const mass = useMassText();
  return (
    <div className={styles['pets']}>
      {petDays(view, day, bought).map(({ pet, meals, notes }) => (
        <div key={pet.id}>
          <h3>{pet.name}</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <ul>
            {meals.map(({ meal, time, servings }) => (
              <li key={meal}>
                <span className={styles['box']} aria-hidden />
                <span>
                  {time} {servings.map((serving) => servingText(serving, mass)).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The day's other work, as planned: paper does not know what was fed. */
function Tasks({ view, day }: { view: PlanView; day: string }) {
  const mass = useKitchenMassText();
  const tasks = dayTasks(view, [], day).filter(({ kind }) => kind !== 'use-up');
  if (tasks.length === 0) return null;
  return (
    <ul className={styles['tasks']}>
      {tasks.map((task) => {
        const words = taskText(task, view, mass, day);
        return (
          <li key={words}>
            <span className={styles['box']} aria-hidden />
            <span>{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

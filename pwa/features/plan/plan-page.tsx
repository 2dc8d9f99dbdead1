import { spanText } from '#domain/plan/calendar';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import tool from '../nutrition/calorie.module.css';
import { LongWait } from '../page/long-wait.tsx';
import { NoPets } from './no-pets.tsx';
import { PlanBoard } from './plan-board.tsx';
import { changePlan } from './plans.ts';
import { useForgottenPacks } from './use-forgotten-packs.ts';
import { usePlanView } from './use-plan-view.ts';
import { useUndo } from './use-undo.ts';

/** Route `/plan`: animals × recipes × days, and everything that follows from them. */
export function PlanPage() {
  const planned = usePlanView();
  const { last, run } = useUndo(changePlan);
  useForgottenPacks(planned?.view);
  const isEmpty = planned === undefined ? undefined : planned.allPets.length === 0;
  return (
    <div className={tool['screen']} data-section="bowlful">
      <PageHero section="bowlful" title="Plan">
        <p>
          {planned !== undefined && planned.view.days > 0
            ? spanText(planned.view.plan.startsOn, planned.view.lastDate)
            : 'What to cook, how much of it, and what to buy.'}
        </p>
      </PageHero>
      {planned === undefined ? (
        <div className={tool['column']}>
          <LongWait of="device">
            <Skeleton lines={8} label="Opening the plan" />
          </LongWait>
        </div>
      ) : isEmpty ? (
        <NoPets />
      ) : (
        <PlanBoard planned={planned} last={last} change={run} />
      )}
    </div>
  );
}

import { spanText } from '#domain/plan/calendar';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { changePlan } from '../../platform/database/plans.ts';
import tool from '../parts/nutrition/calorie.module.css';
import { LongWait } from '../parts/page/long-wait.tsx';
import { usePlanView } from '../parts/plan/use-plan-view.ts';
import { useUndo } from '../parts/plan/use-undo.ts';
import { NoPets } from './no-pets.tsx';
import { PlanBoard } from './plan-board.tsx';
import { useForgottenPacks } from './use-forgotten-packs.ts';

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

import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { localDate, spanText } from '#domain/plan/calendar';
import type { PlanView } from '#domain/plan/plan-view';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLiveHousehold } from '../../platform/household/live-household.ts';
import { forgetUnplanned } from '../notices/reminders.ts';
import tool from '../nutrition/calorie.module.css';
import { LongWait } from '../page/long-wait.tsx';
import { packReminder } from './fed-so-far.tsx';
import { PlanBoard } from './plan-board.tsx';
import { PetForm } from './plan-pets.tsx';
import { changePlan } from './plans.ts';
import { useUndo } from './undo.tsx';
import { usePlanView } from './use-plan-view.ts';

/** A plan needs an animal: set one up here, and the plan starts. */
function NoPets() {
  const [species, setSpecies] = useState<Species | null>(null);
  if (species !== null) {
    return (
      <div className={tool['column']}>
        <PetForm species={species} isFurther={false} onClose={() => setSpecies(null)} />
      </div>
    );
  }
  return (
    <EmptyState
      art={<EmptyBowl species="dog" />}
      title="An empty bowl, for now"
      text="First tell us who’s eating: your dog’s or cat’s weight decides how much to cook."
    >
      <Button onClick={() => setSpecies('dog')}>Add a dog</Button>
      <Button variant="outline" onClick={() => setSpecies('cat')}>
        Add a cat
      </Button>
      <Button variant="ghost" asChild>
        <Link to="/tools/portion-calculator">Only work out a portion</Link>
      </Button>
    </EmptyState>
  );
}

/** Removes reminders of packs that left the plan, when it is opened and left: until then, an undo brings them back. */
function useForgottenPacks(view: PlanView | undefined): void {
  // Without its recipe a row has no packs.
  const planned = view?.isWhole
    ? view.packs.map((pack) => packReminder(view, pack).id).join('\n')
    : undefined;
  const latest = useRef(planned);
  latest.current = planned;
  const isRead = planned !== undefined;
  useEffect(() => {
    const forget = () => {
      const ids = latest.current?.split('\n');
      if (ids !== undefined) void forgetUnplanned(new Set(ids), localDate(new Date())).catch(() => {});
    };
    if (isRead) forget();
    return forget;
  }, [isRead]);
}

/** Route `/plan`: animals × recipes × days, and everything computed from them. */
export function PlanPage() {
  const planned = usePlanView();
  useLiveHousehold();
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

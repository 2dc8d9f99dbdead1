import './cook.css';
import './cook-parts.css';
import { ArrowLeft, ArrowRight, ListChecks, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { type CookSession, READY } from '#domain/cook/cook-session';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Recipe } from '#domain/recipe/recipe';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { moveFocus } from '../../components/focus.ts';
import { measureEdge } from '../../components/measure-edge.ts';
import { sectionOfSpecies } from '../../components/section.ts';
import { setScreenTitle } from '../../platform/state/screens.ts';
import { NoticeOffer } from '../notices/notice-offer.tsx';
import { useWakeLock } from '../page/use-wake-lock.ts';
import { CookEnd } from './cook-end.tsx';
import { CookOverview } from './cook-overview.tsx';
import { CookReady } from './cook-ready.tsx';
import { useIsUnkept } from './cook-sessions.ts';
import { CookStep } from './cook-step.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { unlockSound } from './timer-bell.ts';
import { CookTimers } from './timer-panel.tsx';
import { type Cooking, useCooking } from './use-cooking.ts';
import { usePageTurning } from './use-page-turning.ts';

/** A tablet or a desktop: room for the ingredients beside the step. The style sheet uses the same query. */
const WIDE = '(min-width: 48em) and (min-height: 37.5em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window shows cook mode in two columns; false until hydrated. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

/** Beside the step on wide screens: the next step, and all ingredients with their ticks. */
function CookBeside({ cooking, at }: { cooking: Cooking; at: number }) {
  const next = cooking.steps[at + 1];
  return (
    <aside aria-label="Beside this step">
      {next !== undefined && (
        <>
          <h2>Next</h2>
          <p>{next.text}</p>
        </>
      )}
      <h2>All ingredients</h2>
      <IngredientTicks cooking={cooking} />
    </aside>
  );
}

/** One bar per step; the text above says the same. */
function CookProgress({ stage, count }: { stage: number; count: number }) {
  const state = (at: number) => (at < stage ? 'done' : at === stage ? 'now' : undefined);
  return (
    <ol className="cook-progress" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar's identity is its position
        <li key={at} data-state={state(at)} />
      ))}
    </ol>
  );
}

const measureFoot = measureEdge('--page-bar');

function stageText(stage: number, count: number): string {
  if (stage === READY) return 'Get ready';
  return stage >= count ? 'Cooked' : `Step ${stage + 1} of ${count}`;
}

function nextText(stage: number, count: number): string {
  if (stage === READY) return 'Start cooking';
  return stage === count - 1 ? 'Finish' : 'Next step';
}

type CookScreenProps = {
  recipe: Recipe;
  reading: BatchReading | undefined;
  session: CookSession;
  /** Deletes the session as the screen is left. */
  onFinish: () => void;
};

/** Cook mode: one step at a time, plus the timers. */
export function CookScreen({ recipe, reading, session, onFinish }: CookScreenProps) {
  const cooking = useCooking(recipe, session, reading);
  const isUnkept = useIsUnkept();
  const isWide = useIsWide();
  const [isOverview, setOverview] = useState(false);
  const lock = useWakeLock(true);
  const count = recipe.steps.length;
  // The recipe may have lost steps since.
  const stage = Math.min(session.stage, count);
  const lastStage = useRef({ stage, way: 'next' as 'back' | 'next' });
  if (lastStage.current.stage !== stage) {
    lastStage.current = { stage, way: stage < lastStage.current.stage ? 'back' : 'next' };
  }

  const title = `${stageText(stage, count)}: ${recipe.title} | Bowlful`;
  useEffect(() => {
    setScreenTitle(title);
    return () => setScreenTitle(null);
  }, [title]);

  function go(to: number) {
    if (to < READY || to > count) return;
    unlockSound();
    cooking.act({ type: 'go', stage: to, isEnd: to === count });
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (to === count) moveFocus(() => document.getElementById('cooked'));
  }
  const turning = usePageTurning({ back: () => go(stage - 1), next: () => go(stage + 1) });

  /** Deletes the session, unless a timer is still running. */
  function leaveFinished() {
    if (session.timers.length === 0) onFinish();
    else cooking.act({ type: 'again' });
  }

  useAnnouncement(`${stageText(stage, count)}. ${cooking.steps[stage]?.text ?? ''}`);

  return (
    <div className="cook" data-section={sectionOfSpecies(recipe.species)}>
      <header className="cook-head">
        <div className="cook-bar">
          <Link
            className="cook-icon"
            to={`/recipe/${recipe.id}`}
            aria-label="Leave cook mode"
            onClick={stage >= count ? leaveFinished : undefined}
          >
            <X size={26} aria-hidden />
          </Link>
          <div>
            <h1 tabIndex={-1}>{recipe.title}</h1>
            <p>{stageText(stage, count)}</p>
          </div>
          <button
            type="button"
            className="cook-icon"
            aria-label="Steps and ingredients"
            onClick={() => setOverview(true)}
          >
            <ListChecks size={26} aria-hidden />
          </button>
        </div>
        <CookProgress stage={stage} count={count} />
      </header>
      <div className="cook-body" {...turning}>
        {stage >= count && <CookTimers recipeId={recipe.id} />}
        {stage === READY && <CookReady cooking={cooking} />}
        {stage > READY && stage < count && (
          <div className="cook-columns">
            <CookStep key={stage} cooking={cooking} at={stage} way={lastStage.current.way} />
            {isWide && <CookBeside cooking={cooking} at={stage} />}
          </div>
        )}
        {stage >= count && <CookEnd cooking={cooking} onLeave={leaveFinished} />}
        {session.timers.length > 0 && (
          <NoticeOffer>
            We can notify you when a timer ends, even while Bowlful is in the background. Keep the app open;
            your phone may still close it.
          </NoticeOffer>
        )}
        {lock === 'refused' && stage < count && (
          <p className="cook-note" role="note">
            This browser doesn’t keep the screen on. Set the screen to stay on longer in your phone’s settings
            while you cook.
          </p>
        )}
        {isUnkept && (
          <p className="cook-note" role="note">
            This browser doesn’t let us save your place. You’ll lose it when you close the page.
          </p>
        )}
      </div>
      <div ref={measureFoot} className="cook-foot" data-edge>
        {stage < count && <CookTimers recipeId={recipe.id} />}
        <div className="cook-turn">
          {stage > READY && (
            <Button variant="outline" onClick={() => go(stage - 1)}>
              <ArrowLeft size={20} aria-hidden /> Back
            </Button>
          )}
          {stage < count ? (
            <Button onClick={() => go(stage + 1)}>
              {nextText(stage, count)} <ArrowRight size={22} aria-hidden />
            </Button>
          ) : (
            // Nobody reviews an owner's recipe: its page has no reviews.
            !isOwnRecipeId(recipe.id) && (
              <Button asChild>
                <Link
                  to={`/recipe/${recipe.id}#write-review`}
                  onClick={() => {
                    leaveFinished();
                    showWhenThere('reviews');
                  }}
                >
                  Write a review
                </Link>
              </Button>
            )
          )}
        </div>
      </div>
      {isOverview && <CookOverview cooking={cooking} onClose={() => setOverview(false)} />}
    </div>
  );
}

/** Upper limit of the whole, and how long the element must have stayed where it is. */
const WAIT_MS = 10_000;
const HOLD_MS = 1500;
const LOOK_MS = 100;

/**
 * Scrolls to an element of the next screen once it is rendered, and holds it in view while content above it still
 * loads; stops at the person's first interaction.
 */
function showWhenThere(elementId: string): void {
  const begunAt = Date.now();
  let movedAt = begunAt;
  let top: number | undefined;
  const look = () => {
    const element = document.getElementById(elementId);
    if (element?.getBoundingClientRect().top !== top) movedAt = Date.now();
    element?.scrollIntoView({ behavior: 'instant' });
    top = element?.getBoundingClientRect().top;
    const isAtRest = element !== null && Date.now() - movedAt > HOLD_MS;
    if (isAtRest || Date.now() - begunAt > WAIT_MS) stop();
  };
  const interval = setInterval(look, LOOK_MS);
  const doings = ['wheel', 'touchstart', 'keydown'] as const;
  const stop = () => {
    clearInterval(interval);
    for (const doing of doings) window.removeEventListener(doing, stop);
  };
  for (const doing of doings) window.addEventListener(doing, stop, { passive: true });
}

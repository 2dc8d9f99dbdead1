import './cook.css';
import './cook-parts.css';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cookedRecipeId, NO_RECIPE } from '#domain/catalogue/recipe-address';
import { WHOLE_RECIPE } from '#domain/cook/batch';
import { type CookSession, cookedAtMs, isFresh, newCookSession, READY } from '#domain/cook/cook-session';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Recipe } from '#domain/recipe/recipe';
import { findSupplement } from '#domain/reference/supplements';
import { SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { LongWait } from '../page/long-wait.tsx';
import { NotFound, RecipeNotFound } from '../page/no-such-recipe.tsx';
import { loadPremixes } from '../premix/load-premixes.ts';
import { weekDay } from './cook-end.tsx';
import { CookScreen } from './cook-screen.tsx';
import { beginCooking, cook, finishCooking, useCookSession } from './cook-sessions.ts';

/** Shown until the stored position is read; without scripts, the whole recipe. */
function CookOpening({ recipe }: { recipe: Recipe }) {
  return (
    <div className="cook" data-section={sectionOfSpecies(recipe.species)}>
      <header className="cook-head">
        <div className="cook-bar">
          <Link className="cook-icon" to={`/recipe/${recipe.id}`} aria-label="Leave cook mode">
            <X size={26} aria-hidden />
          </Link>
          <div>
            <h1 tabIndex={-1}>{recipe.title}</h1>
            <p>Cook mode</p>
          </div>
        </div>
      </header>
      <div className="cook-body">
        <noscript>
          <h2>Ingredients</h2>
          <ul>
            {recipe.ingredientLines.map(({ metric }) => (
              <li key={metric}>{metric}</li>
            ))}
            {recipe.supplements.map(({ id, dose }) => (
              <li key={id}>
                {findSupplement(id)?.name ?? id}: {dose}
              </li>
            ))}
          </ul>
          <h2>Method</h2>
          <ol>
            {recipe.steps.map(({ text }) => (
              <li key={text} className="cook-text">
                {text}
              </li>
            ))}
          </ol>
        </noscript>
        <Skeleton lines={6} label="Loading recipe..." />
      </div>
    </div>
  );
}

/** Asks whether to resume an old session or start over. */
function CookResume({ session, steps, onGoOn }: { session: CookSession; steps: number; onGoOn: () => void }) {
  const { recipeId, title, stage, usedAtMs } = session;
  const place = stage === READY ? 'getting ready' : `step ${stage + 1}`;
  return (
    <div className="cook">
      <div className="cook-body">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="cook-text">
          {stage >= steps
            ? `You cooked it on ${weekDay(cookedAtMs(session))}.`
            : `You were at ${place} on ${weekDay(usedAtMs)}.`}
        </p>
        <div className="cook-actions">
          <Button onClick={onGoOn}>Go on from there</Button>
          <Button
            variant="outline"
            onClick={() => {
              cook(recipeId, { type: 'again', nowMs: Date.now() });
              onGoOn();
            }}
          >
            Start again
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The session was deleted while it was open here. */
function CookEndedElsewhere({ recipe }: { recipe: Recipe }) {
  return (
    <div className="cook">
      <div className="cook-body">
        <h1 tabIndex={-1}>{recipe.title}</h1>
        <SpokenNote className="cook-text">
          You finished this in another tab, or cleared your data there.
        </SpokenNote>
        <div className="cook-actions">
          <Button asChild>
            <Link to={`/recipe/${recipe.id}`}>Back to the recipe</Link>
          </Button>
          <Button variant="outline" onClick={() => begin(recipe)}>
            Start again
          </Button>
        </div>
      </div>
    </div>
  );
}

const begin = (recipe: Recipe) => beginCooking(newCookSession(recipe, WHOLE_RECIPE, Date.now()));

/** Route `/recipe/:id/cook`: works offline and resumes at the last position. */
export function CookPage() {
  const recipeId = cookedRecipeId(useLocation().pathname);
  return recipeId === NO_RECIPE ? <NotFound /> : <CookRecipe key={recipeId} recipeId={recipeId} />;
}

function CookRecipe({ recipeId }: { recipeId: number }) {
  const found = useRecipe(recipeId);
  const session = useCookSession(recipeId);
  const [goesOn, setGoesOn] = useState(false);
  const recipe = found?.recipe;
  useEffect(loadPremixes, []);
  const [hadSession, setHadSession] = useState(false);
  if (session && !hadSession) setHadSession(true);
  // Finishing here deletes the session too, while the screen is being left.
  const isLeft = useRef(false);
  useEffect(() => {
    if (recipe !== undefined && session === null && !hadSession) begin(recipe);
  }, [recipe, session, hadSession]);
  if (found === null) return <RecipeNotFound />;
  if (recipe !== undefined && session === null && hadSession && !isLeft.current)
    return <CookEndedElsewhere recipe={recipe} />;
  if (recipe !== undefined && !session) return <CookOpening recipe={recipe} />;
  if (recipe === undefined || !session) {
    return (
      <LongWait of={isOwnRecipeId(recipeId) ? 'device' : 'catalogue'}>
        <Skeleton lines={6} label="Loading recipe..." />
      </LongWait>
    );
  }
  if (!goesOn && !isFresh(session, Date.now())) {
    return <CookResume session={session} steps={recipe.steps.length} onGoOn={() => setGoesOn(true)} />;
  }
  function finish() {
    isLeft.current = true;
    finishCooking(recipeId);
  }
  return <CookScreen recipe={recipe} reading={found?.reading} session={session} onFinish={finish} />;
}

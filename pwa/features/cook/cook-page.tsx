import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cookedRecipeId, NO_RECIPE } from '#domain/catalogue/recipe-address';
import { WHOLE_RECIPE } from '#domain/cook/batch';
import { newCookSession } from '#domain/cook/cook-actions';
import { isFresh } from '#domain/cook/cook-session';
import { isOwnRecipeId } from '#domain/own/own-id';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { LongWait } from '../page/long-wait.tsx';
import { NotFound, RecipeNotFound } from '../page/no-such-recipe.tsx';
import { loadPremixes } from '../premix/load-premixes.ts';
import { CookOpening } from './cook-opening.tsx';
import { CookResume } from './cook-resume.tsx';
import { CookScreen } from './cook-screen.tsx';
import { beginCooking, useCookSession } from './cook-sessions.ts';

/** Route `/recipe/:id/cook`: works offline and resumes at the last position. */
export function CookPage() {
  const recipeId = cookedRecipeId(useLocation().pathname);
  const found = useRecipe(recipeId);
  const session = useCookSession(recipeId);
  const [goesOn, setGoesOn] = useState(false);
  const recipe = found?.recipe;
  useEffect(loadPremixes, []);
  // The session disappears when it is finished here and the screen is being left: do not start another.
  const hadSession = useRef(false);
  useEffect(() => {
    if (session) hadSession.current = true;
    if (recipe === undefined || session !== null || hadSession.current) return;
    beginCooking(newCookSession(recipe, WHOLE_RECIPE, Date.now()));
  }, [recipe, session]);
  if (recipeId === NO_RECIPE) return <NotFound />;
  if (found === null) return <RecipeNotFound />;
  if (recipe !== undefined && !session) return <CookOpening recipe={recipe} />;
  if (recipe === undefined || !session) {
    return (
      <LongWait of={isOwnRecipeId(recipeId) ? 'device' : 'catalogue'}>
        <Skeleton lines={6} label="Loading recipe..." />
      </LongWait>
    );
  }
  if (!goesOn && !isFresh(session, Date.now())) {
    return <CookResume session={session} onGoOn={() => setGoesOn(true)} />;
  }
  return <CookScreen recipe={recipe} reading={found?.reading} session={session} />;
}

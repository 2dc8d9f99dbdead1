import { useState } from 'react';
import type { Location } from 'react-router-dom';
import { isList } from '../platform/state/is-list.ts';

type Screen = { id: number; location: Location };

/** The visible screen, and the hidden list that Back returns to. */
export type Screens = { shown: Screen; kept?: Screen | undefined };

/** Recipes and their cook mode, which keep a list behind them. */
const isOfRecipe = (path: string) => path.startsWith('/recipe/');

/**
 * The screens after navigating to `location`. The same path keeps its screen; Back from a recipe restores its list;
 * anything else is a new screen.
 */
export function screensAt({ shown, kept }: Screens, location: Location): Screens {
  if (shown.location.pathname === location.pathname) return { shown: { ...shown, location }, kept };
  if (kept?.location.key === location.key) return { shown: { id: kept.id, location } };
  const waiting = isList(shown.location.pathname) ? shown : kept;
  const id = Math.max(shown.id, kept?.id ?? 0) + 1;
  return { shown: { id, location }, kept: isOfRecipe(location.pathname) ? waiting : undefined };
}

/** The screens at the current address. */
export function useKeptScreens(location: Location): Screens {
  const [screens, setScreens] = useState<Screens>({ shown: { id: 0, location } });
  if (screens.shown.location === location) return screens;
  const next = screensAt(screens, location);
  setScreens(next);
  return next;
}

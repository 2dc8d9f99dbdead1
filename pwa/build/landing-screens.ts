import { ROUTES } from '#domain/site/route-table';
import { screenModules } from './screen-modules.ts';

/** Modules of the screens that a first visit may land on: their styles are inlined, and their size has a budget. */
export const LANDING_SCREENS: readonly string[] = [
  ...new Set(
    screenModules().flatMap(([path, module]) => {
      const route = ROUTES[path];
      return 'isLanding' in route && route.isLanding ? [module] : [];
    }),
  ),
];

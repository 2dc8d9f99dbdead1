import '../reference/more-foods.ts';
import { findLoadedFood } from './find-loaded-food.ts';

/** `findLoadedFood` over all tables: importing this module loads the further foods. */
export function findFood(name: string, preparation = ''): string | null {
  return findLoadedFood(name, preparation);
}

/** The id of the food or supplement of that name; null where the tables have none. */
export function findFoodByName(name: string): string | null {
  return findFood(name);
}

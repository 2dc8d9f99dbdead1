import '../reference/more-foods.ts';
import { findLoadedFood } from './find-loaded-food.ts';

/** `findLoadedFood` over all tables: importing this module loads the further foods. */
export function findFood(name: string, preparation = ''): string | null {
  return findLoadedFood(name, preparation);
}

import * as z from 'zod/mini';
import { CATEGORIES } from './category.ts';

/** Apart from the names: what only shows a category needs no schema library. */
export const categorySchema = z.enum(CATEGORIES);

import * as z from 'zod/mini';
import { CATEGORIES } from './category.ts';

/** Separate from the names, so that displaying a category needs no schema library. */
export const categorySchema = z.enum(CATEGORIES);

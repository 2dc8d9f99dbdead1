import * as z from 'zod/mini';
import { SPECIES } from './species.ts';

/** Separate from the names, so that displaying a species needs no schema library. */
export const speciesSchema = z.enum(SPECIES);

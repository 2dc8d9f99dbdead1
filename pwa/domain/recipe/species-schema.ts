import * as z from 'zod/mini';
import { SPECIES } from './species.ts';

/** Apart from the names: what only shows a species needs no schema library. */
export const speciesSchema = z.enum(SPECIES);

import * as z from 'zod/mini';
import { SPECIES } from './species.ts';

/** Kept apart from the names, so that displaying a species doesn't load the schema library. */
export const speciesSchema = z.enum(SPECIES);

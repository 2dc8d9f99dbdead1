import * as z from 'zod/mini';
import { DAILY_ENERGY_KCAL } from './daily-energy-bounds.ts';

/** kcal a day chosen by the owner; if absent, the middle of the reference band applies. */
export const dailyEnergyKcalSchema = z.optional(
  z.number().check(z.gte(DAILY_ENERGY_KCAL.min), z.lte(DAILY_ENERGY_KCAL.max)),
);

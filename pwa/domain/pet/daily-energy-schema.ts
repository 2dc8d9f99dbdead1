import * as z from 'zod/mini';
import { DAILY_ENERGY_KCAL } from '../nutrition/daily-energy-bounds.ts';

/** kcal a day that the owner chose; absent, the middle of the reference band counts. */
export const dailyEnergyKcalSchema = z.optional(
  z.number().check(z.gte(DAILY_ENERGY_KCAL.min), z.lte(DAILY_ENERGY_KCAL.max)),
);

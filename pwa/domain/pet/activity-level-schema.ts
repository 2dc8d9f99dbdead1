import * as z from 'zod/mini';
import { ACTIVITY_LEVELS } from './activity-level.ts';

export const activityLevelSchema = z.enum(ACTIVITY_LEVELS);

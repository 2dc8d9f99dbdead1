import * as z from 'zod/mini';
import { LIFE_STAGES } from './life-stage.ts';

export const lifeStageSchema = z.enum(LIFE_STAGES);

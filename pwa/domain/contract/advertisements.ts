import * as z from 'zod/mini';

/** Advertisement slots of a page. */
const AD_POSITIONS = ['list-1', 'list-2', 'list-3', 'list-4', 'sidebar-1', 'sidebar-2'] as const;
export const adPositionSchema = z.enum(AD_POSITIONS);
export type AdPosition = z.infer<typeof adPositionSchema>;

export const advertisementsQuerySchema = z.strictObject({ position: z.optional(adPositionSchema) });

export const advertisementSchema = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  /** '#' leads nowhere. */
  targetUrl: z.string(),
});
export type Advertisement = z.infer<typeof advertisementSchema>;

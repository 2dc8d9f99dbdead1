import * as z from 'zod/mini';
import { GUIDE_KINDS } from '../guides/guide-kind.ts';

/** The public metadata of an article, published or not; never a draft's text. */
export const seoContentItemSchema = z.strictObject({
  /** The name in its address. */
  id: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  targetKeywords: z.array(z.string()),
  contentType: z.enum(GUIDE_KINDS),
  isPublished: z.boolean(),
  /** ISO 8601 day; null for a draft. */
  publishedAt: z.nullable(z.iso.date()),
  wordCount: z.int(),
});

export type SeoContentItem = z.infer<typeof seoContentItemSchema>;

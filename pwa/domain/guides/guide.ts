import * as z from 'zod/mini';
import { frontMatterSchema } from './front-matter.ts';
import { guideBlocksSchema } from './guide-block.ts';

/** A link to a guide, with the words of the link. */
const guideLinkSchema = z.strictObject({ slug: z.string(), title: z.string() });

/** A guide as the build makes it from its file. */
export const guideSchema = z.strictObject({
  ...frontMatterSchema.shape,
  slug: z.string(),
  wordCount: z.int(),
  related: z.array(guideLinkSchema),
  blocks: guideBlocksSchema,
});

export type Guide = z.infer<typeof guideSchema>;
/** A row of the list of guides. */
export type GuideRow = Pick<Guide, 'slug' | 'title' | 'metaDescription' | 'contentType' | 'wordCount'>;
/** Head metadata of a guide's page. */
export type GuideHead = Omit<Guide, 'blocks'>;

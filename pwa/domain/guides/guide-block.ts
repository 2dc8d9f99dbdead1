import * as z from 'zod/mini';

/** An address of this site, or a secure one elsewhere. '//x' would be another site's. */
export const LINK_ADDRESS = /^(?:\/(?!\/)|https:\/\/)/;

/** A piece of a sentence: plain words, bold words, or a link. */
const guideTextSchema = z.union([
  z.string(),
  z.strictObject({ strong: z.string() }),
  z.strictObject({ em: z.string() }),
  z.strictObject({ link: z.string(), to: z.string().check(z.regex(LINK_ADDRESS)) }),
]);

const guideLineSchema = z.array(guideTextSchema);

/** Blocks of an article; none contains markup, so none can reach a page. */
const guideBlockSchema = z.union([
  z.strictObject({ heading: z.string(), id: z.string() }),
  z.strictObject({ subheading: z.string() }),
  z.strictObject({ paragraph: guideLineSchema }),
  z.strictObject({ list: z.array(guideLineSchema), isOrdered: z.optional(z.literal(true)) }),
  z.strictObject({ head: z.array(guideLineSchema), rows: z.array(z.array(guideLineSchema)) }),
  /** Set apart from the text: when to ask a vet. */
  z.strictObject({ note: z.array(guideLineSchema) }),
]);

export const guideBlocksSchema = z.array(guideBlockSchema);

export type GuideText = z.infer<typeof guideTextSchema>;
export type GuideLine = readonly GuideText[];
export type GuideBlock = z.infer<typeof guideBlockSchema>;

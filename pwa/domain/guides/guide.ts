import * as z from 'zod/mini';
import { GUIDE_KINDS } from './guide-kind.ts';
import { SLUG } from './guide-slug.ts';

/** An address of this site, or a secure one elsewhere. '//x' would be another site's. */
export const LINK_ADDRESS = /^(?:\/(?!\/)|https:\/\/)/;

/** A piece of a sentence: plain, bold or italic words, or a link. */
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

const words = (least: number, most: number) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.trim());
const year = z.int().check(z.gte(1900), z.lte(2100));

const guideSourceSchema = z.strictObject({
  title: words(3, 160),
  publisher: words(2, 80),
  /** Of the edition; null if a page names none. */
  year: z.nullable(year),
  address: z.string().check(z.regex(/^https:\/\/\S+$/)),
});

/** Front matter of a guide. */
export const frontMatterSchema = z
  .strictObject({
    title: words(10, 70),
    /** Search engines show it in full. */
    metaDescription: words(60, 160),
    targetKeywords: z.array(words(3, 60)).check(z.minLength(1), z.maxLength(8)),
    contentType: z.enum(GUIDE_KINDS),
    isPublished: z.boolean(),
    publishedAt: z.nullable(z.iso.date()),
    /** Day of the last change to the text, if later. */
    updatedAt: z.optional(z.iso.date()),
    sources: z.array(guideSourceSchema).check(z.minLength(1)),
    /** Other guides to read next. */
    related: z.array(z.string().check(z.regex(SLUG))).check(z.maxLength(3)),
    /** Built-in recipes to cook. */
    recipes: z.array(z.int().check(z.positive())).check(z.maxLength(3)),
  })
  .check(
    z.refine(({ isPublished, publishedAt }) => !isPublished || publishedAt !== null, {
      error: 'A published guide needs a date.',
      path: ['publishedAt'],
    }),
    z.refine(
      ({ publishedAt, updatedAt }) => updatedAt === undefined || updatedAt > (publishedAt ?? updatedAt),
      {
        error: 'Must be later than publishedAt, or left out.',
        path: ['updatedAt'],
      },
    ),
  );

export type GuideSource = z.infer<typeof guideSourceSchema>;
export type FrontMatter = z.infer<typeof frontMatterSchema>;

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

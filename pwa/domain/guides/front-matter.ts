import * as z from 'zod/mini';
import { GUIDE_KINDS } from './guide-kind.ts';
import { SLUG } from './guide-slug.ts';

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

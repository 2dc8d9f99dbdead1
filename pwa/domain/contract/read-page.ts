import * as z from 'zod/mini';
import type { ImportWarning, LeftOutPart, ReadSource } from '../interchange/read-source.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import { contentOf, type Exchange, problemOf, retryAfterMs } from '../sync/exchange.ts';
import { defineCalls, ok } from './call.ts';
import { ADDRESS_MAX, LINK } from './link.ts';

/**
 * Limits for one page: recipes, their lines and steps, and characters of their texts. Ample for recipes, too small to
 * copy a whole page.
 */
const PAGE_LIMITS = {
  recipes: 20,
  ingredients: 200,
  steps: 100,
  line: 500,
  description: 2000,
  step: 1000,
  leftOut: 20,
  address: 2000,
} as const;

const text = (most: number) => z.string().check(z.maxLength(most));
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

/** The list may grow: a device drops codes of a newer server that it has no sentence for. */
const wordSchema = <Word extends string>() => text(40) as unknown as z.ZodMiniType<Word>;

const foundRecipeSchema = z.object({
  format: z.enum(['own', 'schema-org', 'recipe-manager', 'text', 'page-text']),
  recipe: z.object({
    title: orNull(text(PAGE_LIMITS.line)),
    description: orNull(text(PAGE_LIMITS.description)),
    species: orNull(speciesSchema),
    servings: orNull(z.number()),
    /** Minutes, as `cookTime`. */
    prepTime: orNull(z.number()),
    cookTime: orNull(z.number()),
    ingredients: z.array(text(PAGE_LIMITS.line)).check(z.maxLength(PAGE_LIMITS.ingredients)),
    steps: z.array(text(PAGE_LIMITS.step)).check(z.maxLength(PAGE_LIMITS.steps)),
    authorName: orNull(text(PAGE_LIMITS.line)),
    imageUrl: orNull(text(PAGE_LIMITS.address)),
    /** The address that answered, after redirects. */
    sourceUrl: orNull(text(PAGE_LIMITS.address)),
  }),
  warnings: z.array(wordSchema<ImportWarning>()),
  leftOut: z.array(
    z.object({
      part: wordSchema<LeftOutPart>(),
      texts: z.array(text(PAGE_LIMITS.line)).check(z.maxLength(PAGE_LIMITS.leftOut)),
    }),
  ),
});

/** Recipes parsed from a page; no other part of the page. */
export const readPageAnswerSchema = z.object({
  recipes: z.array(foundRecipeSchema).check(z.minLength(1), z.maxLength(PAGE_LIMITS.recipes)),
  /** The page holds more recipes. */
  isCut: z.boolean(),
});
export type ReadPageAnswer = z.infer<typeof readPageAnswerSchema>;

/** A reading trimmed to the limits of the answer. @param address that answered */
export function pageAnswer(
  { recipes, isCut }: Extract<ReadSource, { kind: 'recipes' }>,
  address: string,
): ReadPageAnswer {
  const cut = (value: string | null, most: number = PAGE_LIMITS.line) => value?.slice(0, most) ?? null;
  return {
    recipes: recipes.slice(0, PAGE_LIMITS.recipes).map(({ format, recipe, warnings, leftOut }) => ({
      format,
      recipe: {
        ...recipe,
        title: cut(recipe.title),
        description: cut(recipe.description, PAGE_LIMITS.description),
        ingredients: recipe.ingredients
          .slice(0, PAGE_LIMITS.ingredients)
          .map((line) => line.slice(0, PAGE_LIMITS.line)),
        steps: recipe.steps.slice(0, PAGE_LIMITS.steps).map((step) => step.slice(0, PAGE_LIMITS.step)),
        authorName: cut(recipe.authorName),
        imageUrl:
          recipe.imageUrl === null || recipe.imageUrl.length > PAGE_LIMITS.address ? null : recipe.imageUrl,
        sourceUrl: cut(address, PAGE_LIMITS.address),
      },
      warnings: [...warnings],
      leftOut: leftOut.map(({ part, texts }) => ({
        part,
        texts: texts.slice(0, PAGE_LIMITS.leftOut).map((line) => line.slice(0, PAGE_LIMITS.line)),
      })),
    })),
    isCut: isCut || recipes.length > PAGE_LIMITS.recipes,
  };
}

/** Outcome of one request to read a link. */
export type ReadOutcome =
  | { kind: 'read'; answer: ReadPageAnswer }
  /** The server refuses for good; `detail` is its sentence. */
  | { kind: 'failed'; detail: string }
  /** To be retried, but not for `afterMs` milliseconds. */
  | { kind: 'waits'; afterMs: number };

/** Refusals of the request itself; a retry would be refused as well. */
const FINAL = [400, 403, 404, 405, 413, 415, 422];
/** Retry delay after an answer that is neither a reading nor a refusal: a busy server, a captive portal. */
const REST_MS = 60_000;

/** @param now the device's clock, milliseconds since 1970 */
export function readOutcome(exchange: Exchange, now: number): ReadOutcome {
  const answer = contentOf(readPageAnswerSchema, exchange);
  if (answer !== null) return { kind: 'read', answer };
  if (exchange.kind === 'unreachable') return { kind: 'waits', afterMs: 0 };
  const problem = problemOf(exchange);
  if (problem !== null && FINAL.includes(problem.status)) return { kind: 'failed', detail: problem.detail };
  const asked = retryAfterMs(exchange.retryAfter, exchange.date, now);
  return { kind: 'waits', afterMs: Math.max(REST_MS, asked ?? 0) };
}

/** Import of a recipe by its link. */
export const READ_PAGE_CALLS = defineCalls({
  readPage: {
    method: 'post',
    path: '/api/recipes/read-page',
    summary: 'Reads the recipes on a public page by its link. Stores nothing.',
    body: z.strictObject({
      url: z
        .string()
        .check(
          z.maxLength(ADDRESS_MAX),
          z.regex(LINK, 'The link must be the address of a public page, such as https://example.org/stew.'),
        ),
    }),
    answer: ok('The recipes parsed from the page; no other part of the page.', readPageAnswerSchema),
    errors: [422, 429],
  },
});

import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { AnalyseAnswer, AnalyseInput } from '#domain/analysis/analysis';
import { fullAnalysis } from '#domain/analysis/full-analysis';
import type {
  AssistantQuery,
  AssistantSearch,
  CreateRecipeAnswer,
  CreateRecipeBody,
  ExplanationsAnswer,
  ExplanationsBody,
} from '#domain/assistant/answers';
import { NothingLeftError } from '#domain/assistant/create-recipe';
import type { SocialShape } from '#domain/catalogue/recipe-picture';
import type { PageData } from '#domain/contract/page-data';
import { readRecipeSource } from '#domain/interchange/read-recipe-source';
import type { ReadSource } from '#domain/interchange/read-source';
import type { Recipe } from '#domain/recipe/recipe';
import type { ParsedPage } from '#domain/seo/parsed-page';
import type { Config } from '../../lib/config.ts';
import { createLogger } from '../../lib/logger.ts';
import { createAssistant } from './assistant.ts';
import { createAssistantModel } from './assistant-model.ts';
import { parsePage, type ServedPage } from './parse-page.ts';
import { siteImage, socialImage } from './social-image.ts';

export type JobConfig = Pick<Config, 'displayFont' | 'serverEntry' | 'assistant' | 'logLevel'>;

export type RenderedParts = { html: string; head: string; status: number };
type ServerEntry = { render(data: PageData): Promise<RenderedParts> };

/** Work that would block the event loop. Plain data in and out, so it can run in a thread. */
export type Jobs = {
  /** Stores the catalogue for later questions. */
  keepRecipes(recipes: readonly Recipe[]): Promise<void>;
  analyse(body: AnalyseInput): Promise<AnalyseAnswer>;
  ask(body: AssistantQuery): Promise<AssistantSearch>;
  /** `refusal`: the exclusions leave nothing to make a meal from. */
  create(body: CreateRecipeBody): Promise<CreateRecipeAnswer | { refusal: string }>;
  explain(body: ExplanationsBody): Promise<ExplanationsAnswer>;
  /** @param order a page as fetched, and its Content-Type */
  readSource(order: { bytes: Uint8Array; type: string }): Promise<ReadSource>;
  renderPage(data: PageData): Promise<RenderedParts>;
  /** What search engines look at in one of this site's pages. */
  parsePage(page: ServedPage): Promise<ParsedPage>;
  /** PNG. */
  drawRecipe(order: { recipe: Recipe; shape: SocialShape }): Promise<Uint8Array<ArrayBufferLike>>;
  /** PNG. */
  drawSite(): Promise<Uint8Array<ArrayBufferLike>>;
};

type Surroundings = { logger: Logger; clock: () => number };

/** @param surroundings those of a separate thread by default */
export function createJobs(
  config: JobConfig,
  { logger, clock }: Surroundings = { logger: createLogger(config.logLevel), clock: Date.now },
): Jobs {
  const model = config.assistant === undefined ? null : createAssistantModel(config.assistant, logger, clock);
  const assistant = createAssistant(model);
  let recipes: readonly Recipe[] = [];
  let entry: Promise<ServerEntry> | undefined;
  return {
    async keepRecipes(latest) {
      recipes = latest;
    },
    analyse: async (body) => fullAnalysis(body),
    ask: (body) => assistant.search(body, recipes),
    async create(body) {
      try {
        return await assistant.create(body);
      } catch (error) {
        if (error instanceof NothingLeftError) return { refusal: error.message };
        throw error;
      }
    },
    explain: (body) => assistant.explain(body),
    readSource: async ({ bytes, type }) => readRecipeSource(bytes, { type }),
    async renderPage(data) {
      entry ??= import(pathToFileURL(config.serverEntry).href) as Promise<ServerEntry>;
      return await (await entry).render(data);
    },
    parsePage: async (page) => parsePage(page),
    drawRecipe: async ({ recipe, shape }) => socialImage(recipe, config.displayFont, shape),
    drawSite: async () => siteImage(config.displayFont),
  };
}

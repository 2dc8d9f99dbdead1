import type { RecipeCard } from '../catalogue/recipe-card.ts';
import type { NamedRecipe } from '../catalogue/recipes-by-name.ts';
import type { Guide } from '../guides/guide.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Product } from '../reference/product-schema.ts';
import type { Review } from '../review/review.ts';
import type { SiteSettings } from './site-settings.ts';

/** The address under which the shared page of missing recipes is rendered. */
export const MISSING_RECIPE_URL = '/recipe/999999999';

/**
 * Data inlined in a page so that it paints and hydrates without a request (`<script type="application/json"
 * id="page-data">`). Superseded by the device's own rows once they are read.
 */
export type PageData = {
  /** Path and query the data belong to. */
  url: string;
  /** Public scheme and host, used in canonical links and structured data. */
  origin: string;
  counts: { dog: number; cat: number };
  site?: SiteSettings;
  /** Cards of a list page, those that its query matches first; on a guide's page, those of its recipes. */
  cards?: RecipeCard[];
  /** Recipes of a species' list beyond its cards, for links to them. */
  further?: NamedRecipe[];
  /** Ids of those `cards` that match the address's search text, best first. */
  found?: { text: string; ids: number[] };
  /** Products of the page's species, if the operator has a list. */
  products?: readonly Product[];
  /** Only the newest reviews; their total is on the card. */
  recipe?: { recipe: Recipe; card: RecipeCard; reviews: Review[] };
  /** The article of a guide's page. */
  guide?: Guide;
  /** The page was requested with a query; search engines should index the address without it. */
  isView?: boolean;
  /** Only in a page rendered on the device: the query results that its personal parts were rendered from. */
  device?: Record<string, unknown>;
  /** 404: no page has this address. */
  notFound?: boolean;
};

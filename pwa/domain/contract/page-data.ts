import type { RecipeCard } from '../catalogue/recipe-card.ts';
import type { Recipe } from '../recipe/recipe.ts';
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
  /** Cards of a list page; those that its query narrows to come first. */
  cards?: RecipeCard[];
  /** Ids that match the address's search text, best first. */
  found?: { text: string; ids: number[] };
  /** Only the newest reviews; their total is on the card. */
  recipe?: { recipe: Recipe; card: RecipeCard; reviews: Review[] };
  /** The address asked for has a query as well, so that search engines keep the page without it. */
  isView?: boolean;
  /** 404: there is no page at this address. */
  notFound?: boolean;
};

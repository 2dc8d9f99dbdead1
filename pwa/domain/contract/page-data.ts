import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeCard } from '../recipe/recipe-card.ts';
import type { Review } from '../review/review.ts';
import type { SiteSettings } from './site-settings.ts';

/** The address that the page of every recipe that does not exist is rendered for. */
export const MISSING_RECIPE_URL = '/recipe/999999999';

/**
 * Data inlined in a page so that it paints and hydrates without a request (`<script type="application/json"
 * id="page-data">`). Superseded by the device's own rows once they are read.
 */
export type PageData = {
  /** Path and query that the data were made for. */
  url: string;
  /** Scheme and host that visitors see; canonical links and structured data begin with it. */
  origin: string;
  counts: { dog: number; cat: number };
  site?: SiteSettings;
  /** The cards of a list page, in the order of its default sort. */
  cards?: RecipeCard[];
  /** Only the newest reviews; their total is on the card. */
  recipe?: { recipe: Recipe; card: RecipeCard; reviews: Review[] };
  /** 404: there is nothing at this address. */
  notFound?: boolean;
};

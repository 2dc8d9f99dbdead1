import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';

/** Beyond it sharing starts over, so texts that no row uses any more are freed. */
const MOST_TEXTS = 50_000;

/** Keeps one copy of each repeated text, because reading a row from the store makes a new one every time. */
export class SharedTexts {
  #texts = new Map<string, string>();

  /** The text as it was first seen. */
  of<Text extends string | null>(text: Text): Text {
    if (text === null) return text;
    const known = this.#texts.get(text);
    if (known !== undefined) return known as Text;
    if (this.#texts.size >= MOST_TEXTS) this.#texts = new Map();
    this.#texts.set(text, text);
    return text;
  }

  /** Shares a new row's ids and amounts, which many recipes have in common; the rest is its own. */
  shareRecipe(recipe: SyncedRecipe): void {
    recipe.species = this.of(recipe.species);
    recipe.category = this.of(recipe.category);
    recipe.role = this.of(recipe.role);
    recipe.authorName = this.of(recipe.authorName);
    recipe.ingredientLines = recipe.ingredientLines.map(({ ingredientId, grams, metric, us }) => ({
      ingredientId: this.of(ingredientId),
      grams,
      metric: this.of(metric),
      us: this.of(us),
    }));
    recipe.supplements = recipe.supplements.map(({ id, grams, dose }) => ({
      id: this.of(id),
      grams,
      dose: this.of(dose),
    }));
  }

  /** Shares a new row's name and country. */
  shareReview(review: SyncedReview): void {
    review.userName = this.of(review.userName);
    review.userCountry = this.of(review.userCountry);
  }
}

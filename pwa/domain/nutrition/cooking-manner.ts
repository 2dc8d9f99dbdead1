/** Water left in a batch according to its steps, as shares of the original amount. */
export type CookingManner = {
  /** Baked until dry, crisp or leathery. */
  isDried: boolean;
  /** Share left of the water not absorbed by grain. */
  waterLeft: number;
  /** Share left of the juice that raw food loses. */
  juiceLeft: number;
};

const DRIED =
  /\b(?:until|feel|sound)\b[^.]*\b(?:dry (?:at|inside|through)|crisp|leather|rubber|brittle|hard)\b|\bdry them (?:for|out|in)\b|\bdrying\b|\bturn crisp\b|\bdehydrat/i;
const POURED_AWAY =
  /\b(?:drain|pour)(?:ed|ing)? (?:off|away)\b|\bdrain(?:ed)? (?:the )?(?:meat|fat|juices?)\b|\bdiscard the (?:cooking )?(?:liquid|water|broth|fat|juices?)\b/i;
const REDUCED =
  /\b(?:boil|simmer|cook)[^.]*\b(?:down by|away|boils off)\b|\breduced?\b[^.]*\b(?:half|third|thick)/i;

const COVERED = /\b(?:cover(?:ed|s)?|lids?|foil|(?:slow|pressure) cooker)\b/i;

/**
 * A pot that simmers unattended loses half of its water as steam; a lid returns part of that: our estimate,
 * fitted to the catalogue's cooked weights.
 */
const USUAL_WATER_LEFT = 0.5;
const COVERED_WATER_LEFT = 0.7;
const REDUCED_WATER_LEFT = 0.25;
/** In a pot the juice joins the water; in a dry pan or open tin most of it dries up. */
const WET_JUICE_LEFT = 0.5;
const DRY_JUICE_LEFT = 0.25;

/** How the steps treat the water of a batch. Without steps it counts as an open pot that isn't drained. */
export function cookingManner(steps: readonly string[], isWet: boolean): CookingManner {
  const text = steps.join('\n');
  const isDried = DRIED.test(text);
  if (isDried || POURED_AWAY.test(text)) return { isDried, waterLeft: 0, juiceLeft: 0 };
  const juiceLeft = isWet ? WET_JUICE_LEFT : DRY_JUICE_LEFT;
  if (REDUCED.test(text)) return { isDried, waterLeft: REDUCED_WATER_LEFT, juiceLeft };
  if (isWet && COVERED.test(text)) {
    return { isDried, waterLeft: COVERED_WATER_LEFT, juiceLeft: COVERED_WATER_LEFT };
  }
  return { isDried, waterLeft: USUAL_WATER_LEFT, juiceLeft };
}

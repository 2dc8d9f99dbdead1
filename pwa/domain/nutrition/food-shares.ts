/**
 * Shares of the food without water, by weight, from which liver is more than it should be. `dose` caps our own doses;
 * above `caution` vitamin A and copper pile up; above `tooMuch` no bowl is called complete, whatever the standard's
 * maximums say. Raw feeders' rule is 5% of liver; Merck Veterinary Manual: harm above 5 to 10% of the diet.
 */
export const LIVER_SHARES = { dose: 0.08, caution: 0.1, tooMuch: 0.15 } as const;
/** All secreting organs together: liver, kidney, spleen and the like. */
export const OFFAL_CAUTION = 0.1;
/** Tuna and other large fish: mercury, and fat that uses up vitamin E. */
export const LARGE_FISH_CAUTION = 0.1;
/** Raw egg white, whose avidin binds biotin; an estimate of ours. */
export const RAW_EGG_WHITE_CAUTION = 0.05;
/** Grams of fat per 1000 kcal, above which pancreatitis is a risk: some 54% of the energy. */
export const FAT_CAUTION_GRAMS = 60;

/** Liver of any animal, raw or cooked. */
export const isLiver = (id: string) => /-liver(?:-cooked)?$/.test(id);

const SECRETING = /-(?:liver|kidney|spleen|brain|pancreas|thymus)(?:-cooked)?$|^sweetbreads/;
export const isOffal = (id: string) => SECRETING.test(id);

const LARGE_FISH = /\b(?:tuna|swordfish|shark|marlin|king mackerel|tilefish|bigeye)\b/i;
export const isLargeFish = (name: string) => LARGE_FISH.test(name.replaceAll('-', ' '));

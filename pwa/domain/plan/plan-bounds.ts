/** Days a recipe can be planned for in one go. */
export const PLAN_DAYS = { min: 1, max: 28, isWhole: true } as const;
/** Whole batches of a recipe, however many days they last. */
export const PLAN_BATCHES = { min: 1, max: 200 } as const;
export const MEALS_PER_DAY = { min: 1, max: 4, isWhole: true } as const;
/** A bought complete food, in percent of the day's energy; all of it would need no plan. */
export const COMPLETE_FOOD_PERCENT = { min: 10, max: 90 } as const;
/** Days of a transition to a new food. */
export const CHANGE_OVER_DAYS = { min: 7, max: 10 } as const;
/** First days that the owner can set: other years are slips of the keyboard. */
export const PLAN_STARTS = { min: '2020-01-01', max: '2199-12-31' } as const;
export const MOST_RECIPES = 20;
export const MOST_PLAN_PETS = 50;

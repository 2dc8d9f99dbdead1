/** Recipes whose reviews one file of journeys has for itself: all journeys of a process share a server. */
export const RESERVED_RECIPES = { takedown: 21, ownReview: 22, moderation: 23 } as const;

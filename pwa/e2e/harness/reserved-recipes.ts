/** Recipes whose reviews belong to one journey file: all journeys of a process share a server. */
export const RESERVED_RECIPES = { takedown: 21, ownReview: 22, moderation: 23 } as const;

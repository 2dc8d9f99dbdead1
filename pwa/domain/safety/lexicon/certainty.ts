/** Whether a name is the food itself, or a brand or dish that usually holds it, recipes differing. */
export const CERTAINTIES = ['contains', 'usually'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

import type { Species } from '#domain/reference/species';

/** Saves a profile and notes its weights; the module that notes them loads on use, and without it the profile is saved alone. */
export async function saveWithWeights(species: Species, save: () => Promise<void>): Promise<void> {
  const weights = await import('./weigh-ins.ts').catch(() => null);
  return weights === null ? save() : weights.withWeightsNoted(species, save);
}

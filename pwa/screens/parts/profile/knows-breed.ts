import type { Breed } from '#domain/reference/breed';

/** True if a breed has these letters in its name or in an alias. */
export function knowsBreed(breeds: readonly Breed[], text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return breeds.some((breed) =>
    [breed.name, ...breed.aliases].some((name) => name.toLowerCase().includes(wanted)),
  );
}

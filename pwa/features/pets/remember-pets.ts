import type { ActivePets } from '../../platform/database/rows.ts';

/** The page's inline script copies it into `data-pets` of the document before the first paint. */
const STORED_AS = 'pets';

/** Records which species have an active animal, so that the first paint shows no verdict for another one. */
export function rememberPets(pets: ActivePets): void {
  const species = (['dog', 'cat'] as const).filter((one) => pets[one]).join(' ');
  document.documentElement.dataset['pets'] = species;
  try {
    if (species === '') localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, species);
  } catch {
    // Without storage there are no pets either.
  }
}

import type { ActivePets } from './rows.ts';

/** The page's first script reads it into `data-pets` of the document, before anything is painted. */
const STORED_AS = 'pets';

/** Notes which species have an active animal, so that no first paint tells the verdict of another. */
export function rememberPets(pets: ActivePets): void {
  const species = (['dog', 'cat'] as const).filter((one) => pets[one]).join(' ');
  document.documentElement.dataset['pets'] = species;
  try {
    if (species === '') localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, species);
  } catch {
    // A browser without storage keeps no pets either.
  }
}

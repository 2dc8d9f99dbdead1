import type { AdPosition } from '#domain/contract/advertisements';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';

/** Tip shown instead of an advertisement; one per position, so that no two on a page are the same. */
export const TIPS: Record<AdPosition, string> = {
  'list-1': 'Ground eggshell is about 38% calcium. Half a level teaspoon gives roughly 1 g.',
  'list-2':
    'Cats cannot make enough taurine themselves. Heart and dark poultry meat hold more of it than breast.',
  'list-3': 'Change to a new food over 7-10 days: a quarter, a half, three quarters, then all of it.',
  'list-4': 'Treats count too. Keep them to a tenth of the day’s energy.',
  'sidebar-1': 'Meat alone has almost no calcium: without bone or eggshell powder every bowl runs short.',
  'sidebar-2': STORAGE_SENTENCE,
};

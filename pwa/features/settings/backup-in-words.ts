import { counted } from '#domain/text/counted';
import type { Backup } from './backup/backup-file.ts';

const ifAny = (count: number, one: string, several?: string) =>
  count === 0 ? [] : [counted(count, one, several)];

/** Contents of a backup in words, for the question before it is restored. */
export function backupInWords(backup: Backup): string {
  const parts = [
    ...ifAny(backup.pets.length, 'pet'),
    ...ifAny(backup.favourites.length, 'favourite'),
    ...ifAny(backup.ownRecipes.length, 'recipe of your own', 'recipes of your own'),
    ...ifAny(backup.cookedDays.length, 'recipe that was cooked', 'recipes that were cooked'),
    ...ifAny(backup.weighIns.length, 'pet with its weights', 'pets with their weights'),
    ...ifAny(backup.plans.length, 'plan'),
    ...ifAny(backup.shopping.length, 'shopping list'),
    ...ifAny(backup.cookSessions.length, 'cook session'),
    ...ifAny(backup.drafts.length, 'draft'),
    ...ifAny(backup.preferences.length, 'setting'),
    ...ifAny(backup.queue.length, 'text that was not sent yet', 'texts that were not sent yet'),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

import type { Backup } from './backup/backup-file.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Contents of a backup in words, for the question before it is restored. */
export function backupInWords(backup: Backup): string {
  const parts = [
    ...counted(backup.pets.length, 'pet', 'pets'),
    ...counted(backup.favourites.length, 'favourite', 'favourites'),
    ...counted(backup.ownRecipes.length, 'recipe of your own', 'recipes of your own'),
    ...counted(backup.cookedDays.length, 'recipe that was cooked', 'recipes that were cooked'),
    ...counted(backup.weighIns.length, 'pet with its weights', 'pets with their weights'),
    ...counted(backup.plans.length, 'plan', 'plans'),
    ...counted(backup.shopping.length, 'shopping list', 'shopping lists'),
    ...counted(backup.cookSessions.length, 'cook session', 'cook sessions'),
    ...counted(backup.drafts.length, 'draft', 'drafts'),
    ...counted(backup.preferences.length, 'setting', 'settings'),
    ...counted(backup.queue.length, 'text that was not sent yet', 'texts that were not sent yet'),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

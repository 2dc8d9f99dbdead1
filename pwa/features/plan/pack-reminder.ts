import { dateText } from '#domain/plan/calendar';
import type { Pack } from '#domain/plan/packs';
import type { PlanView } from '#domain/plan/plan-view';
import { packReminderId, type Reminder } from '#domain/plan/reminder';

/** The reminder of a pack. */
export function packReminder({ pets, recipes }: Pick<PlanView, 'pets' | 'recipes'>, pack: Pack): Reminder {
  const { petId, recipeId, firstDate, cookOn, useBy } = pack;
  const name = pets.find(({ id }) => id === petId)?.name;
  return {
    id: packReminderId(pack),
    label: `${recipes.get(recipeId)?.title}, ${name}’s pack from ${dateText(firstDate)}`,
    day: useBy,
    path: '/plan',
    cookOn,
  };
}

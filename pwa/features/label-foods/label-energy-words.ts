import type { EnergyMethod } from '#domain/pet-food/food-energy';
import { implausibleEnergy, type LabelEnergy, labelEnergy } from '#domain/pet-food/label-energy';
import type { LabelFood } from '#domain/pet-food/label-food';
import { kcalText } from '#domain/units/energy-text';

const METHODS: Record<EnergyMethod, string> = {
  label: 'as its label states',
  'nrc-2006': 'worked out from the analysis by NRC 2006',
  'modified-atwater': 'worked out from the guarantees by modified Atwater',
  atwater: 'worked out from the analysis by the factors for fresh food (4-9-4)',
};
/** The same for cats, of whom FEDIAF counts fat lower. */
const FRESH_FOR_CATS = 'worked out from the analysis by the factors for fresh cat food (4-8.5-4)';

function spanText({ leastKcal, mostKcal }: LabelEnergy): string {
  const [least, most] = [Math.round(leastKcal), Math.round(mostKcal)];
  return least === most ? kcalText(least) : `${least} to ${kcalText(most)}`;
}

/** '361 kcal in 100 g, as its label states'. */
export function energyWords(food: LabelFood): string {
  const energy = labelEnergy(food);
  const isFreshCat = energy.method === 'atwater' && food.species === 'cat';
  return `${spanText(energy)} in 100 g, ${isFreshCat ? FRESH_FOR_CATS : METHODS[energy.method]}`;
}

/** Which figures the label leaves out, where that widens the energy; undefined if none. */
export function leftOutWords(food: LabelFood): string | undefined {
  if (food.energy !== null) return undefined;
  const left = [food.ash === null ? 'ash' : null, food.moisture === null ? 'moisture' : null];
  const names = left.filter((name) => name !== null).join(' and ');
  return names === '' ? undefined : `Its label leaves out the ${names}, so we count the usual range.`;
}

/** Warns that the stated energy doesn't fit the analysis; undefined if it does. */
export function energyRemark(food: LabelFood): string | undefined {
  const computed = implausibleEnergy(food);
  if (computed === null) return undefined;
  const stated = labelEnergy(food);
  return `This is ${spanText(stated)} in 100 g, but the analysis gives about ${spanText(computed)}. Check what the energy is for.`;
}

/** What counts for nutrients that the label doesn't state. */
export function claimWords({ completeFor, species, law }: LabelFood): string {
  if (completeFor === null)
    return 'It isn’t a complete food, so whatever its label doesn’t state counts as unknown.';
  const standard = law === 'US' ? 'AAFCO' : 'FEDIAF';
  const young = species === 'dog' ? 'growing dogs' : 'growing cats';
  const whom = completeFor === 'growth' ? young : `adult ${species}s`;
  return `It’s complete for ${whom}, so whatever its label doesn’t state counts as anything that ${standard} allows there.`;
}

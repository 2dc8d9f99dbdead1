/** AAFCO counts dogs with an adult weight of 70 lb or more as large. */
const LARGE_DOG_MATURE_KG = 31.75;

/** Whether a dog of this adult weight in kg counts as large; one without a figure may become large. */
export function isLargeBreed(matureWeightKg = LARGE_DOG_MATURE_KG): boolean {
  return matureWeightKg >= LARGE_DOG_MATURE_KG;
}

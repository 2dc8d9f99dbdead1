import type { Species } from '#domain/reference/species';
import type { SubmissionCategory, SubmitValues } from './submit-values.ts';

type Choice = { value: SubmissionCategory; label: string };

const CHOICES: Record<Species, readonly [Choice, ...Choice[]]> = {
  dog: [
    { value: 'all', label: 'All Dog Sizes' },
    { value: 'small', label: 'Small Dogs' },
    { value: 'large', label: 'Large Dogs' },
    { value: 'puppy', label: 'Puppies' },
    { value: 'senior', label: 'Senior Dogs' },
    { value: 'grain-free', label: 'Grain-Free' },
    { value: 'adult', label: 'Adult Dogs' },
    { value: 'special-diet', label: 'Special Diet' },
    { value: 'treats', label: 'Treats' },
  ],
  cat: [
    { value: 'adult', label: 'Adult Cats' },
    { value: 'kitten', label: 'Kittens' },
    { value: 'senior', label: 'Senior Cats' },
    { value: 'fish', label: 'Fish' },
    { value: 'chicken', label: 'Chicken' },
    { value: 'special', label: 'Special' },
  ],
};

/**
 * Categories offered for an animal, the usual one first.
 * @param current also offered if a stored recipe has one outside the list, displayed by its value
 */
export function categoryChoices(species: Species, current?: SubmissionCategory): readonly Choice[] {
  const choices = CHOICES[species];
  if (current === undefined || choices.some(({ value }) => value === current)) return choices;
  return [...choices, { value: current, label: current }];
}

/** The form for another animal: its category stays if that animal has it too. */
export function withSpecies(values: SubmitValues, species: Species): SubmitValues {
  const choices = CHOICES[species];
  const isOffered = choices.some(({ value }) => value === values.category);
  return { ...values, species, category: isOffered ? values.category : choices[0].value };
}

import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Category } from '#domain/reference/category';
import { lbFromKg } from '#domain/units/weight-units';

type UsualAnimal = (DogProfile | CatProfile) & { name: string };

/** Low activity stands for a neutered animal, medium is what a new form assumes. */
const dogs = [4, 8, 15, 30, 45].flatMap((weightKg): UsualAnimal[] =>
  (['low', 'medium'] as const).map((activityLevel) => ({
    name: `a dog of ${weightKg} kg, activity ${activityLevel}`,
    breed: 'Mixed Breed',
    ageMonths: 24,
    weightKg,
    activityLevel,
  })),
);

const cats = [3, 4, 5, 6].flatMap((weightKg): UsualAnimal[] =>
  (['low', 'moderate'] as const).map((activity) => ({
    name: `a cat of ${weightKg} kg, activity ${activity}`,
    age: 'adult',
    weightLbs: lbFromKg(weightKg),
    activity,
  })),
);

const SENIORS: readonly UsualAnimal[] = [
  {
    name: 'an old dog of 12 kg',
    breed: 'Mixed Breed',
    ageMonths: 120,
    weightKg: 12,
    activityLevel: 'low',
  },
  { name: 'an old cat of 4 kg', age: 'senior', weightLbs: lbFromKg(4), activity: 'low' },
];

const YOUNG: readonly UsualAnimal[] = [
  {
    name: 'a puppy of a small breed',
    breed: 'Border Terrier',
    ageMonths: 5,
    weightKg: 4,
    activityLevel: 'medium',
  },
  {
    name: 'a puppy of a large breed',
    breed: 'Labrador Retriever',
    ageMonths: 5,
    weightKg: 15,
    activityLevel: 'medium',
  },
  { name: 'a kitten of 1.5 kg', age: 'kitten', weightLbs: lbFromKg(1.5), activity: 'moderate' },
  { name: 'a kitten of 3 kg', age: 'kitten', weightLbs: lbFromKg(3), activity: 'moderate' },
];

/** The animals that people have: everyday recipes must suit all of these sizes and settings. */
export const USUAL_ANIMALS: readonly UsualAnimal[] = [...dogs, ...cats, ...SENIORS, ...YOUNG];

/** The animals that a recipe is written for: its species and, for puppies and kittens, its life stage. */
export function animalsOf({ species, category }: { species: 'dog' | 'cat'; category: Category }) {
  const isForYoung = category === 'puppy' || category === 'kitten';
  return USUAL_ANIMALS.filter(
    (animal) => ('breed' in animal ? 'dog' : 'cat') === species && YOUNG.includes(animal) === isForYoung,
  );
}

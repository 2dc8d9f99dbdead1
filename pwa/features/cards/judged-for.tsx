import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { nameInSentence } from '#domain/pet/pet-name';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import styles from './judged-for.module.css';

/** Above a list of cards, names the pets that their verdicts are for: 'Dog recipes are judged for Rex, cat recipes for Tom.' */
export function JudgedFor({ cards }: { cards: readonly RecipeCard[] }) {
  const pets = { dog: useActivePet('dog'), cat: useActivePet('cat') };
  const words = (['dog', 'cat'] as const).flatMap((species) => {
    const pet = pets[species];
    const isShown =
      hasProfile(pet) && cards.some((card) => card.species === species && card.verdict !== null);
    return isShown ? [{ species, name: nameInSentence(pet, species) }] : [];
  });
  const [first, second] = words;
  if (first === undefined) return null;
  return (
    <p className={styles['for']}>
      {first.species === 'dog' ? 'Dog' : 'Cat'} recipes are judged for {first.name}
      {second !== undefined && `, cat recipes for ${second.name}`}.
    </p>
  );
}

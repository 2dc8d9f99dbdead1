import { useEffect, useState } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { nameInSentence } from '#domain/pet/pet-name';
import type { Recipe } from '#domain/recipe/recipe';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { loadDevice, whenIdle } from '../../platform/database/device.ts';
import type { Device } from '../../platform/database/open-device.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import styles from './own-verdict-badge.module.css';
import untilRead from './until-pet-read.module.css';

type OwnVerdictBadgeProps = {
  card: RecipeCard;
  /** Given if the page has it: on a first visit the device has not stored it yet. */
  recipe?: Recipe;
  /** False in a list, which names the animal once, above. */
  isNamed?: boolean;
};

/**
 * A recipe's verdict for the owner's animal, computed on the device: a badge by the adult table says nothing about a
 * puppy. Without an animal, the recipe's own.
 */
export function OwnVerdictBadge({ card, recipe, isNamed = true }: OwnVerdictBadgeProps) {
  const pet = useActivePet(card.species);
  const isJudged = hasProfile(pet) && card.verdict !== null;
  // Compared by content, because the device returns a new object each time.
  const animal = isJudged ? JSON.stringify(pet) : null;
  const judge = async (read: Device['recipe']) => {
    const { petVerdict } = await import('./pet-verdict.ts');
    return isJudged ? await petVerdict(card, pet, read, recipe) : null;
  };
  const rendered = usePrerendered(isJudged ? `petVerdict ${card.id}` : null, (device) =>
    judge(device.recipe),
  );
  const [found, setFound] = useState(() => (rendered ? { card, animal, verdict: rendered } : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged by these
  useEffect(() => {
    if (!isJudged) return;
    let isWanted = true;
    void whenIdle()
      .then(() => judge(async (id) => (await loadDevice()).recipe(id)))
      .then((verdict) => {
        if (isWanted && verdict !== null) setFound({ card, animal, verdict });
      })
      // Without the tables the badge stays without a verdict.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [card, animal, recipe]);
  if (pet === undefined && card.verdict !== null)
    return (
      <span className={untilRead[card.species]}>
        <VerdictBadge verdict={card.verdict} />
      </span>
    );
  if (!isJudged) return <VerdictBadge verdict={card.verdict} />;
  const name = nameInSentence(pet, card.species);
  return found?.card === card && found.animal === animal ? (
    <VerdictBadge verdict={found.verdict} name={isNamed ? name : undefined} />
  ) : (
    <span className={styles['waiting']}>{isNamed ? `Not yet judged for ${name}` : 'Not yet judged'}</span>
  );
}

import { useEffect, useState } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import type { Recipe } from '#domain/recipe/recipe';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { whenIdle } from '../../../database/device.ts';
import { hasProfile, useActivePet } from '../../../database/pets.ts';
import styles from './own-verdict-badge.module.css';
import untilRead from './until-pet-read.module.css';

type OwnVerdictBadgeProps = {
  card: RecipeCard;
  /** Given if the page has it: on a first visit the device has not stored it yet. */
  recipe?: Recipe;
};

/**
 * A recipe's verdict for the owner's animal, computed on the device: a badge by the adult table says nothing about a
 * puppy. Without an animal, the recipe's own.
 */
export function OwnVerdictBadge({ card, recipe }: OwnVerdictBadgeProps) {
  const pet = useActivePet(card.species);
  const isJudged = hasProfile(pet) && card.verdict !== null;
  const [found, setFound] = useState<{ card: RecipeCard; pet: unknown; verdict: Verdict }>();
  useEffect(() => {
    if (!isJudged) return;
    let isWanted = true;
    void whenIdle()
      .then(() => import('./pet-verdict.ts'))
      .then(({ petVerdict }) => petVerdict(card, pet, recipe))
      .then((verdict) => {
        if (isWanted && verdict !== null) setFound({ card, pet, verdict });
      })
      // Without the tables the badge stays without a verdict.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [card, pet, isJudged, recipe]);
  if (pet === undefined && card.verdict !== null)
    return (
      <span className={untilRead[card.species]}>
        <VerdictBadge verdict={card.verdict} />
      </span>
    );
  if (!isJudged) return <VerdictBadge verdict={card.verdict} />;
  const name = pet.name || `your ${card.species}`;
  return found?.card === card && found.pet === pet ? (
    <VerdictBadge verdict={found.verdict} name={name} />
  ) : (
    <span className={styles['waiting']}>Not yet judged for {name}</span>
  );
}

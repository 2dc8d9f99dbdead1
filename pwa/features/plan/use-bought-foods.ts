import { useMemo } from 'react';
import { USUAL_KIBBLE_KCAL } from '#domain/nutrition/bought-food-kcal';
import { middleKcal } from '#domain/pet-food/label-energy';
import type { BoughtFood, BoughtFoods } from '#domain/plan/pet-days';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { usePreference } from '../../platform/database/preferences.ts';
import { useLabelFoods } from '../../platform/own/label-foods.ts';

/** The kibble or tins that each animal of the plan eats every day beside its recipes. */
export function useBoughtFoods(pets: readonly PlannedPet[]): BoughtFoods {
  const typedKcal = usePreference('boughtFoodKcal');
  const foods = useLabelFoods();
  return useMemo(() => {
    if (foods === undefined) return new Map();
    const boughtBy = ({
      species,
      dailyKcal,
      completeFoodShare = 0,
      completeFoodId,
    }: PlannedPet): BoughtFood | null => {
      const label = foods.find(({ id }) => id === completeFoodId);
      if (completeFoodId !== undefined && label === undefined) return null;
      const kcalPer100g = label === undefined ? (typedKcal[species] ?? USUAL_KIBBLE_KCAL) : middleKcal(label);
      const kcalPerDay = completeFoodShare * dailyKcal;
      return {
        food: label === undefined ? { kind: 'complete' } : { kind: 'label', foodId: label.id },
        name: label?.name ?? 'kibble or tins',
        gramsPerDay: (kcalPerDay / kcalPer100g) * 100,
        kcalPerDay,
      };
    };
    const eaters = pets.filter(({ completeFoodShare = 0 }) => completeFoodShare > 0);
    return new Map(eaters.map((pet) => [pet.id, boughtBy(pet)]));
  }, [pets, foods, typedKcal]);
}

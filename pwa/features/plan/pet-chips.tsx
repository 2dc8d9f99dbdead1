import { Cat, Dog } from 'lucide-react';
import { type Plan, petSettings, withPet } from '#domain/plan/plan';
import { plannedPet } from '#domain/plan/planned-pet';
import { bodyWeightText } from '#domain/units/weight-units';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import type { Pet } from '../pets/pets.ts';
import styles from './plan.module.css';

const STAGES = { adult: 'adult', senior: 'senior', growth: 'growing', reproduction: 'nursing' } as const;

export type ChangePlan = (words: string, change: (plan: Plan) => Plan) => Promise<unknown>;

/** The animals of this device; pressed ones are in the plan. */
export function PetChips(props: { plan: Plan; pets: readonly Pet[]; change: ChangePlan }) {
  const { plan, pets, change } = props;
  const system = usePreference('unitSystem');
  return (
    <ChipRow label="Animals in the plan">
      {pets.map((pet) => {
        const settings = petSettings(plan, pet.id);
        const { name, weightKg, lifeStage } = plannedPet(pet, settings);
        const Icon = pet.species === 'dog' ? Dog : Cat;
        const words = settings.isIn ? `${name} is out of the plan` : `${name} is in the plan`;
        return (
          <Chip
            key={pet.id}
            chosen={settings.isIn}
            onChoose={() => void change(words, (kept) => withPet(kept, pet.id, { isIn: !settings.isIn }))}
          >
            <Icon size={18} aria-hidden />
            <span className={styles['strong']}>{name}</span>{' '}
            <span>
              {bodyWeightText(weightKg, system)}, {settings.isIn ? STAGES[lifeStage] : 'not in the plan'}
            </span>
          </Chip>
        );
      })}
    </ChipRow>
  );
}

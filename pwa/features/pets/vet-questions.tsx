import { Stethoscope } from 'lucide-react';
import { bodyConditionScore, isHeavyScore } from '#domain/pet/body-condition';
import type { HealthDraft } from '#domain/pet/health';
import { DOG_WEIGHT_KG } from '#domain/pet/profile-bounds';
import {
  estimatedTargetKg,
  isReproducing,
  lowestTargetKg,
  slimsWithVetOnly,
} from '#domain/pet/target-weight';
import { lifeStageOfAge } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import { counted } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { bodyWeightText } from '#domain/units/weight-units';
import { Fold } from '../../components/fold.tsx';
import { ChoiceField } from '../../components/form-row.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { useMassText } from '../page/use-mass-text.ts';
import { WeightField } from './animal-fields.tsx';
import { BodyConditionField } from './body-condition-field.tsx';
import { ConditionsField } from './conditions-field.tsx';
import styles from './vet-questions.module.css';

/** Shares of a day in percent, with what they look like. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '0': 'Nothing besides the bowl',
  '5': 'A treat now and then (5% of the day)',
  '10': 'Treats every day (10%)',
  '20': 'Treats and a chew (20%)',
  '30': 'Treats, chews and leftovers (30%)',
  '50': 'Half of the day (50%)',
};
const UNSAID = '';
/** Cheddar has 4 kcal a gram (USDA). */
const CHEDDAR_KCAL_PER_GRAM = 4;

const labelOf = (choice: string) =>
  choice === UNSAID ? 'Not said' : (EXAMPLES[choice] ?? `${choice}% of the day`);

type BesidesFieldProps = {
  percent: number | undefined;
  /** Energy of the day; undefined until it is known. */
  dailyKcal: number | undefined;
  onChange: (percent: number | undefined) => void;
};

/** How much an animal eats besides the bowl, as a share of the day in words. */
function BesidesField({ percent, dailyKcal, onChange }: BesidesFieldProps) {
  const mass = useMassText();
  const value = percent === undefined ? UNSAID : String(percent);
  const choices = [...new Set([UNSAID, ...Object.keys(EXAMPLES), value])];
  return (
    <ChoiceField
      label="Eaten besides the bowl"
      value={value}
      choices={choices}
      labelOf={labelOf}
      help={helpOf(percent, dailyKcal, mass)}
      onChange={(choice) => onChange(choice === UNSAID ? undefined : Number(choice))}
    />
  );
}

function helpOf(percent = 0, dailyKcal: number | undefined, mass: (grams: number) => string): string {
  if (percent === 0) return 'Treats, chews and leftovers. The bowl then gives that much less.';
  if (dailyKcal === undefined) return 'The bowl then gives that much less.';
  const besidesKcal = (dailyKcal * percent) / 100;
  const grams = Math.max(1, Math.round(besidesKcal / CHEDDAR_KCAL_PER_GRAM));
  const over = percent > 10 ? ' Vets advise 10% at most.' : '';
  return `${kcalText(besidesKcal)}, as in ${mass(grams)} of cheddar. The bowl gives the other ${kcalText(dailyKcal - besidesKcal)}.${over}`;
}

const NEUTERED = ['unsaid', 'yes', 'no'] as const;
type Neutered = (typeof NEUTERED)[number];
const NEUTERED_LABELS: Record<Neutered, string> = {
  unsaid: 'Not said',
  yes: 'Neutered',
  no: 'Not neutered',
};

const neuteredOf = (isNeutered: boolean | undefined): Neutered =>
  isNeutered === undefined ? 'unsaid' : isNeutered ? 'yes' : 'no';

type VetQuestionsProps = {
  species: Species;
  ageMonths: number | undefined;
  weightKg: number | undefined;
  health: HealthDraft;
  /** Energy of the day; undefined until age and weight are known. */
  dailyKcal: number | undefined;
  onChange: (changes: HealthDraft) => void;
};

/** What a vet would ask before a word about food: folded, since the profile works without. */
export function VetQuestions({
  species,
  ageMonths,
  weightKg,
  health,
  dailyKcal,
  onChange,
}: VetQuestionsProps) {
  const answers = [
    health.isNeutered,
    health.bodyCondition,
    health.besidesPercent,
    health.conditions?.length || undefined,
  ].filter((answer) => answer !== undefined).length;
  return (
    <div className={styles['apart']}>
      <Fold
        title={<strong>As a vet would ask</strong>}
        fact={answers === 0 ? 'Body, health and treats' : `${counted(answers, 'answer')} given`}
        icon={<Stethoscope size={24} aria-hidden />}
      >
        <div className={styles['questions']}>
          <p>
            The energy and the portions follow your answers. They stay on your devices and in your backups.
          </p>
          <ChoiceField
            label="Neutered"
            value={neuteredOf(health.isNeutered)}
            choices={NEUTERED}
            labelOf={(choice) => NEUTERED_LABELS[choice]}
            onChange={(choice) =>
              onChange({ isNeutered: choice === 'unsaid' ? undefined : choice === 'yes' })
            }
          />
          <BodyConditionField
            species={species}
            value={bodyConditionScore(health.bodyCondition)}
            isVetsCase={slimsWithVetOnly({ ...health, ageMonths })}
            onChange={(bodyCondition) => onChange({ bodyCondition, targetWeightKg: undefined })}
          />
          <TargetWeight ageMonths={ageMonths} weightKg={weightKg} health={health} onChange={onChange} />
          <ConditionsField species={species} health={health} onChange={onChange} />
          <BesidesField
            percent={health.besidesPercent}
            dailyKcal={dailyKcal}
            onChange={(besidesPercent) => onChange({ besidesPercent })}
          />
        </div>
      </Fold>
    </div>
  );
}

type TargetWeightProps = Pick<VetQuestionsProps, 'ageMonths' | 'weightKg' | 'health' | 'onChange'>;

/** The weight to slim down to, for a heavy grown animal. */
function TargetWeight({ ageMonths, weightKg, health, onChange }: TargetWeightProps) {
  const system = usePreference('unitSystem');
  if (!isHeavyScore(health.bodyCondition) || !weightKg) return null;
  const isGrowing = ageMonths !== undefined && lifeStageOfAge(ageMonths) === 'growth';
  if (isGrowing || isReproducing(health)) {
    const state = isGrowing ? 'growing' : 'pregnant or nursing';
    return <p role="note">A {state} animal must not slim. Ask your vet how much to feed.</p>;
  }
  if ((health.conditions ?? []).length > 0) {
    return (
      <p role="note">With an illness or medicines we propose no slimming. Ask your vet how much to feed.</p>
    );
  }
  const estimateKg = estimatedTargetKg(weightKg, health.bodyCondition) ?? weightKg;
  return (
    <WeightField
      label="Target weight"
      weightKg={health.targetWeightKg}
      boundsKg={{
        min: Math.max(DOG_WEIGHT_KG.min, lowestTargetKg(weightKg, health.bodyCondition)),
        max: DOG_WEIGHT_KG.max,
      }}
      help={`Leave blank to use ${bodyWeightText(estimateKg, system)}, an estimate from the body condition. Your vet’s figure is better.`}
      onChange={(targetWeightKg) => onChange({ targetWeightKg })}
    />
  );
}

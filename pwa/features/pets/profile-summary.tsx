import { Scale } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { bodyConditionOf, bodyConditionScore } from '#domain/pet/body-condition';
import type { CatProfile } from '#domain/pet/cat-profile';
import { CONDITION_NAMES, conditionSentences } from '#domain/pet/condition-words';
import { petAnimal, petEnergy } from '#domain/pet/daily-energy';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Condition } from '#domain/pet/health';
import { type AnyPet, nameInSentence, petName } from '#domain/pet/pet-name';
import { hasReachedTarget, slimmingTargetKg, slimsWithVetOnly } from '#domain/pet/target-weight';
import { weighInsOf } from '#domain/pet/weigh-ins';
import type { Species } from '#domain/reference/species';
import { capitalised, inSentence, listText } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { bodyWeightText } from '#domain/units/weight-units';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { Fold } from '../../components/fold.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import type { RemovedPet } from '../../platform/database/stored-pets.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { runCommand } from '../page/run-command.ts';
import { restorePet, selectPet, usePets } from './pets.ts';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './save-profile.ts';

// Chart and table load when they are opened.
const WeightHistory = lazyPart(() => import('./weight-history.tsx'), 'WeightHistory');

/** The weights of the active animal over time, collapsed. */
function WeightFold({ species }: { species: Species }) {
  const [isWanted, setWanted] = useState(false);
  const pet = usePets()?.find((one) => one.species === species && one.isActive);
  return (
    <Fold
      title={<strong>Weight over time</strong>}
      fact="And how much to feed"
      icon={<Scale size={24} aria-hidden />}
      onOpen={() => setWanted(true)}
    >
      {isWanted && pet !== undefined && (
        <Suspense fallback={<Skeleton lines={4} label="Opening the weights" />}>
          <WeightHistory key={pet.id} pet={pet} />
        </Suspense>
      )}
    </Fold>
  );
}

/** The way to the active animal's diet history, as vets ask for it. */
function SheetLink({ species }: { species: Species }) {
  const pet = usePets()?.find((one) => one.species === species && one.isActive);
  if (pet === undefined) return null;
  return (
    <Button asChild variant="ghost">
      <Link to={`/vet-sheet?pet=${encodeURIComponent(pet.id)}`}>Sheet for the vet</Link>
    </Button>
  );
}

/** Switches between the animals of the species; nothing if there is only one. */
function PetSwitch({ species }: { species: Species }) {
  const pets = usePets()?.filter((pet) => pet.species === species) ?? [];
  if (pets.length < 2) return null;
  return (
    <div className={styles['switch']}>
      <ChipRow label={species === 'dog' ? 'Your dogs' : 'Your cats'}>
        {pets.map((pet) => (
          <Chip
            key={pet.id}
            chosen={pet.isActive}
            onChoose={() => void runProfileCommand(() => selectPet(pet.id))}
          >
            {petName(pet)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

type ProfileSummaryProps = {
  title: string;
  species: Species;
  /** Adds another animal of the species. */
  onAdd: () => void;
  onEdit: () => void;
  onClear: () => Promise<RemovedPet | undefined>;
  onMinimize: () => void;
  /** The facts about the animal, as `dt` and `dd`. */
  children: ReactNode;
};

/** An existing animal: its facts, and the actions on it. */
export function ProfileSummary({
  title,
  species,
  onAdd,
  onEdit,
  onClear,
  onMinimize,
  children,
}: ProfileSummaryProps) {
  return (
    <>
      <PetSwitch species={species} />
      <h2>{title}</h2>
      <dl className={styles['facts']}>{children}</dl>
      <div className={styles['buttons']}>
        <Button variant="soft" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="destructive" onClick={() => void clear(onClear)}>
          Clear
        </Button>
        <Button variant="ghost" onClick={onMinimize}>
          Minimize
        </Button>
        <Button variant="ghost" onClick={onAdd}>
          Add another {species}
        </Button>
        <SheetLink species={species} />
      </div>
      <WeightFold species={species} />
    </>
  );
}

/** Removes the animal and offers to undo it. */
async function clear(onClear: () => Promise<RemovedPet | undefined>): Promise<void> {
  const removed = await runCommand(onClear);
  if (removed === undefined) return;
  const { row, weighIns } = removed;
  const count = weighInsOf(weighIns?.value).length;
  showToast({
    title: `${petName(row)} is removed`,
    description:
      count === 0
        ? 'No weights were noted.'
        : `With ${count === 1 ? 'its one weight' : `its ${count} weights`}.`,
    undo: () => void runProfileCommand(() => restorePet(removed)),
  });
}

type Fact = readonly [label: string, words: string];

function healthWords(conditions: readonly Condition[], { litter }: AnyPet['profile']): string {
  const named = listText(conditions.map((one) => inSentence(CONDITION_NAMES[one])));
  const week = litter?.week === undefined ? '' : `, week ${litter.week}`;
  return `${capitalised(named)}${week}`;
}

function bodyFacts({ species, profile }: AnyPet, weightText: (weightKg: number) => string): Fact[] {
  const score = bodyConditionScore(profile.bodyCondition);
  if (score === undefined) return [];
  const animal = petAnimal(profile);
  const { name, advice } = bodyConditionOf(species, score, slimsWithVetOnly(animal));
  const targetKg = slimmingTargetKg(animal);
  return [
    ['Body condition', `${score} of 9, ${name}`],
    ...(targetKg === undefined ? [] : [['Target weight', `About ${weightText(targetKg)}`] as const]),
    hasReachedTarget(animal) && !slimsWithVetOnly(animal)
      ? ['Next step', 'The target weight is reached: score the body again.']
      : ['Next step', advice],
  ];
}

/** What a vet would ask, as answered, and the energy that follows, for a list of facts. */
export function HealthFacts({ pet }: { pet: AnyPet }) {
  const system = usePreference('unitSystem');
  const { isNeutered, conditions = [], besidesPercent = 0 } = pet.profile;
  const { band, bowlKcal } = petEnergy(pet.profile);
  const [low, high] = [band.lowKcal, band.highKcal].map((kcal) => Math.round(kcal).toLocaleString('en-GB'));
  const facts: Fact[] = [
    ...(isNeutered === undefined ? [] : [['Neutered', isNeutered ? 'Yes' : 'No'] as const]),
    ...bodyFacts(pet, (weightKg) => bodyWeightText(weightKg, system)),
    ...(conditions.length === 0 ? [] : [['Health', healthWords(conditions, pet.profile)] as const]),
    ['Vets’ range', low === high ? `${low} kcal a day` : `${low}–${high} kcal a day`],
    ...(besidesPercent === 0
      ? []
      : [
          ['Besides the bowl', `${besidesPercent}% of the day`] as const,
          ['From the bowl', `${kcalText(bowlKcal)} a day`] as const,
        ]),
  ];
  return facts.map(([label, words]) => (
    <div key={label} style={{ display: 'contents' }}>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  ));
}

// Names of single foods need the food table.
const AvoidedNames = lazyPart(() => import('./avoided-names.tsx'), 'AvoidedNames');

/** In an animal's summary: the foods it avoids, and what its conditions change for its food. */
export function PetLimitFacts({ species, profile }: { species: Species; profile: DogProfile | CatProfile }) {
  const { avoidedFoods = [], conditions } = profile;
  const sentences = conditionSentences(nameInSentence(profile, species), conditions);
  return (
    <>
      {avoidedFoods.length > 0 && (
        <>
          <dt>Avoids</dt>
          <dd>
            <Suspense>
              <AvoidedNames avoided={avoidedFoods} />
            </Suspense>
          </dd>
        </>
      )}
      {sentences.length > 0 && (
        <>
          <dt>For the vet</dt>
          <dd>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </dd>
        </>
      )}
    </>
  );
}

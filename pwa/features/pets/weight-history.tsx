import { useEffect } from 'react';
import { petAnimal } from '#domain/pet/energy-animal';
import { petName } from '#domain/pet/pet-name';
import { isTooFast, weightTrend } from '#domain/pet/weight-trend';
import { lifeStageOfAge } from '#domain/reference/life-stage';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { AddWeight } from './add-weight.tsx';
import type { Pet } from './pets.ts';
import { noteProfileWeight, useWeighIns } from './weigh-ins.ts';
import { WeightChart } from './weight-chart.tsx';
import styles from './weight-history.module.css';
import { WeightTable } from './weight-table.tsx';
import { trendInWords } from './weight-words.ts';

/** How an animal's weight went: in words, as a chart, as the table behind it, and a form for the next weight. */
export function WeightHistory({ pet }: { pet: Pet }) {
  const weighIns = useWeighIns(pet.id);
  const system = usePreference('unitSystem');
  const animal = petAnimal(pet.profile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further weight is noted as well
  useEffect(() => {
    // A weight set elsewhere, as by a calculator or another phone, begins or continues the list.
    void noteProfileWeight(pet.species).catch(() => {});
  }, [pet.species, animal.weightKg]);
  if (weighIns === undefined) return <Skeleton lines={4} label="Reading the weights" />;
  const trend = weightTrend(weighIns);
  const isGrowing = lifeStageOfAge(animal.ageMonths) === 'growth';
  return (
    <div className={styles['history']}>
      {trend === null ? (
        <p>A second weight, on another day, makes a chart.</p>
      ) : (
        <>
          <p>{trendInWords(trend, animal, system)}</p>
          {isTooFast(trend, isGrowing) && (
            <p role="note" className={styles['vet']}>
              {trend.changePercent < 0 || (trend.weeklyPercent ?? 0) < 0
                ? 'Losing more than 2% of its weight a week is more than even a diet should bring: ask your vet.'
                : 'Gaining more than 2% of its weight a week is fast for a grown animal: ask your vet.'}
            </p>
          )}
          <WeightChart weighIns={weighIns} system={system} />
        </>
      )}
      <WeightTable petId={pet.id} name={petName(pet)} weighIns={weighIns} animal={animal} system={system} />
      <AddWeight pet={pet} />
      <p className={styles['source']}>
        Energy as the middle of the veterinary reference at each weight, with today’s age and activity. On
        this device and in your backups alone.
      </p>
    </div>
  );
}

import { X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { dailyEnergy, type EnergyAnimal, petAnimal, petEnergy } from '#domain/pet/daily-energy';
import {
  type EnergyAdvice,
  energyAdvice,
  isTooFast,
  type WeightTrend,
  weightTrend,
} from '#domain/pet/energy-advice';
import { nameInSentence, petName } from '#domain/pet/pet-name';
import { ANY_CAT, ANY_DOG, weightRemark } from '#domain/pet/plausible-weight';
import { CAT_PROFILE_WEIGHT_KG, DOG_WEIGHT_KG } from '#domain/pet/profile-bounds';
import { isReproducing } from '#domain/pet/target-weight';
import { type WeighIn, weighInSchema } from '#domain/pet/weigh-ins';
import { localDate } from '#domain/plan/calendar';
import { findBreed } from '#domain/reference/breed';
import { DOG_BREEDS } from '#domain/reference/dog-breeds';
import { lifeStageOfAge } from '#domain/reference/life-stage';
import { shortDay } from '#domain/text/day-text';
import { kcalText } from '#domain/units/energy-text';
import type { UnitSystem } from '#domain/units/unit-system';
import { bodyWeightText } from '#domain/units/weight-units';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { runCommand } from '../page/run-command.ts';
import { WeightField } from './animal-fields.tsx';
import { EnergyAdviceCard } from './energy-advice-card.tsx';
import type { Pet } from './pets.ts';
import { runProfileCommand } from './save-profile.ts';
import { addWeighIn, noteProfileWeight, removeWeighIn, restoreWeighIn, useWeighIns } from './weigh-ins.ts';
import styles from './weight-history.module.css';
import { chartPoints } from './weight-points.ts';

type WeightTableProps = {
  pet: Pet;
  weighIns: readonly WeighIn[];
  animal: EnergyAnimal;
  system: UnitSystem;
};

/** Every weigh-in, newest first, with the daily energy at it. */
function WeightTable({ pet, weighIns, animal, system }: WeightTableProps) {
  if (weighIns.length === 0) return null;
  const name = petName(pet);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className={styles['rows']} tabIndex={0} aria-label={`Weights of ${name}`}>
      <table>
        <caption className="visually-hidden">Weights of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Weight</th>
            <th scope="col">Daily energy</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[...weighIns].reverse().map(({ day, weightKg }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{bodyWeightText(weightKg, system)}</td>
              <td>{energyAt(animal, weightKg)}</td>
              <td>
                <button
                  type="button"
                  aria-label={`Remove the weight of ${shortDay(day)}`}
                  onClick={() => void remove(pet, day, system)}
                >
                  <X size={18} aria-hidden />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Removes a weight, says what the profile weighs now, and offers to undo it. */
async function remove(pet: Pet, day: string, system: UnitSystem): Promise<void> {
  const removed = await runCommand(() => removeWeighIn(pet.id, day));
  if (removed === undefined) return;
  const { profileKg } = removed;
  const says = profileKg === undefined ? 'still says' : 'now says';
  const weight = bodyWeightText(profileKg ?? petAnimal(pet.profile).weightKg, system);
  showToast({
    title: `The weight of ${shortDay(day)} is removed`,
    description: `The profile of ${nameInSentence(pet.profile, pet.species)} ${says} ${weight}.`,
    undo: () => void runProfileCommand(() => restoreWeighIn(pet.id, removed)),
  });
}

const WIDTH = 480;
const HEIGHT = 180;
/** Padding for half a point and the line's width. */
const EDGE = 8;
/** More points would touch each other on a phone. */
const MOST_DOTS = 40;

/** The weights as a line chart. Hidden from screen readers: the sentence and the table say the same. */
function WeightChart({ weighIns, system }: { weighIns: readonly WeighIn[]; system: UnitSystem }) {
  const { points, lowKg, highKg } = chartPoints(weighIns);
  const at = points.map(({ x, y }) => ({
    x: EDGE + x * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - y) * (HEIGHT - 2 * EDGE),
  }));
  const [first, last] = [weighIns[0], weighIns.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={styles['chart']} aria-hidden data-points={points.length}>
      <div className={styles['scale']}>
        <span>{bodyWeightText(highKg, system)}</span>
        <span>{bodyWeightText(lowKg, system)}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path d={`M0 ${EDGE}H${WIDTH}M0 ${HEIGHT - EDGE}H${WIDTH}`} className={styles['grid']} />
        <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles['line']} />
        {at.length <= MOST_DOTS &&
          at.map(({ x, y }) => (
            // A zero-length line draws a round dot, however the chart is stretched.
            <path key={x} d={`M${x} ${y}h0`} className={styles['dot']} />
          ))}
      </svg>
      <div className={styles['days']}>
        <span>{shortDay(first.day)}</span>
        <span>{shortDay(last.day)}</span>
      </div>
    </div>
  );
}

/** The pace that a vet should know of, in percent a week; null if there is none. */
function paceForVet(advice: EnergyAdvice | null): number | null {
  const isFast = (advice?.kind === 'less' || advice?.kind === 'more') && advice.asksVet;
  return isFast ? advice.pace.weeklyPercent : null;
}

/** An animal's weight over time in words, as a chart and as a table, with a form for the next weight. */
export function WeightHistory({ pet }: { pet: Pet }) {
  const weighIns = useWeighIns(pet.id);
  const system = usePreference('unitSystem');
  const animal = petAnimal(pet.profile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another weight is recorded too
  useEffect(() => {
    // A weight set elsewhere, such as in a calculator or on another phone, is added to the list.
    void noteProfileWeight(pet.id).catch(() => {});
  }, [pet.id, animal.weightKg]);
  if (weighIns === undefined) return <Skeleton lines={4} label="Reading the weights" />;
  const trend = weightTrend(weighIns);
  const isGrowing = lifeStageOfAge(animal.ageMonths) === 'growth';
  const fedKcal = petEnergy(pet.profile).kcal;
  const advice = energyAdvice(animal, fedKcal, weighIns, pet.profile.energySince);
  // A pregnant or nursing animal gains and loses more than that; its energy follows the weight at mating.
  const isBreeding = isReproducing(animal);
  const fastPercent =
    trend !== null && !isBreeding && isTooFast(trend, isGrowing) ? trend.weeklyPercent : paceForVet(advice);
  return (
    <div className={styles['history']}>
      {trend === null ? (
        <p>Add a weight on another day to see a chart.</p>
      ) : (
        <>
          <p>{trendInWords(trend, animal, system)}</p>
          {fastPercent !== null && (
            <p role="note" className={styles['vet']}>
              {fastPercent < 0
                ? 'Losing more than 2% of body weight a week is too fast, even on a diet: ask your vet.'
                : 'Gaining more than 2% of body weight a week is fast for a grown animal: ask your vet.'}
            </p>
          )}
          {advice !== null && <EnergyAdviceCard pet={pet} advice={advice} />}
          <WeightChart weighIns={weighIns} system={system} />
        </>
      )}
      <WeightTable pet={pet} weighIns={weighIns} animal={animal} system={system} />
      <AddWeight pet={pet} />
      <p className={styles['source']}>
        We work out the energy for each weight with today’s age and activity, as the middle of the vets’
        range. It stays on your devices and in your backups.
      </p>
    </div>
  );
}

/** The reference's daily energy for the animal at another weight: '598 kcal'. */
export const energyAt = (animal: EnergyAnimal, weightKg: number): string =>
  kcalText(dailyEnergy({ ...animal, weightKg }).kcal);

function changeWords(percent: number): string {
  const whole = Math.round(Math.abs(percent));
  if (whole === 0) return 'the same weight';
  return `${whole}% ${percent < 0 ? 'lighter' : 'heavier'}`;
}

/** 'From 12.4 kg on 3 May 2026 to 11.8 kg on 20 Jun 2026: 5% lighter. The daily energy went from 620 kcal to 598 kcal.' */
export function trendInWords(
  { first, last, changePercent }: WeightTrend,
  animal: EnergyAnimal,
  system: UnitSystem,
): string {
  const [from, to] = [first, last].map(
    ({ day, weightKg }) => `${bodyWeightText(weightKg, system)} on ${shortDay(day)}`,
  );
  const [before, now] = [energyAt(animal, first.weightKg), energyAt(animal, last.weightKg)];
  const energy =
    before === now ? `The daily energy stayed ${now}.` : `The daily energy went from ${before} to ${now}.`;
  return `From ${from} to ${to}: ${changeWords(changePercent)}. ${energy}`;
}

/** Form to add a weight, for today or an earlier day. */
export function AddWeight({ pet }: { pet: Pet }) {
  const today = localDate(new Date());
  const [day, setDay] = useState(today);
  const [weightKg, setWeightKg] = useState<number>();
  const system = usePreference('unitSystem');
  const boundsKg = pet.species === 'dog' ? DOG_WEIGHT_KG : CAT_PROFILE_WEIGHT_KG;
  const weighIn = day <= today ? weighInSchema.safeParse({ day, weightKg }).data : undefined;
  const kind = pet.species === 'dog' ? (findBreed(DOG_BREEDS, pet.profile.breed) ?? ANY_DOG) : ANY_CAT;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (weighIn === undefined) return;
    if (await runProfileCommand(() => addWeighIn(pet.id, weighIn))) setWeightKg(undefined);
  }
  return (
    <form className={styles['form']} aria-label="Add a weight" onSubmit={(event) => void handleSubmit(event)}>
      <FormRow label="Weighed on" error={day > today ? 'Today or earlier' : undefined}>
        {(field) => (
          <input
            {...field}
            type="date"
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </FormRow>
      <WeightField
        weightKg={weightKg}
        boundsKg={boundsKg}
        remark={weightRemark(weightKg, kind, system, petAnimal(pet.profile).ageMonths)}
        onChange={setWeightKg}
      />
      <Button
        type="submit"
        variant="soft"
        disabledBecause={weighIn === undefined ? 'Enter a weight, and a day no later than today.' : undefined}
      >
        Add weight
      </Button>
    </form>
  );
}

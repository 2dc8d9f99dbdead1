import { changeOver, USUAL_CHANGE_OVER_DAYS } from '#domain/plan/change-over';
import type { Feed } from '#domain/plan/feeding-schedule';
import { CHANGE_OVER_DAYS, withPet } from '#domain/plan/plan';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { counted } from '#domain/text/sentence-parts';
import { FormRow } from '../../components/form-row.tsx';
import card from '../nutrition/tool-card.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import styles from './plan.module.css';
import type { ChangePlan } from './plan-pets.tsx';

const CHOICES = Array.from(
  { length: CHANGE_OVER_DAYS.max - CHANGE_OVER_DAYS.min + 1 },
  (_, at) => CHANGE_OVER_DAYS.min + at,
);

type Phase = { share: number; days: string; portionGrams: number | null };

function phasesOf(days: number, portionGrams: number | null): Phase[] {
  const phases = changeOver(days).map(({ share, firstDay, lastDay }) => ({
    share,
    days: `Days ${firstDay}-${lastDay}`,
    portionGrams: portionGrams === null ? null : portionGrams * share,
  }));
  return [...phases, { share: 1, days: `Day ${days + 1} on`, portionGrams }];
}

/** The new food's share of the bowl by day, drawn as filling bowls. */
function ChangeOverBowls({ days, portionGrams }: { days: number; portionGrams: number | null }) {
  const mass = useMassText();
  return (
    <ol className={styles['phases']}>
      {phasesOf(days, portionGrams).map((phase) => (
        <li key={phase.days}>
          <i
            aria-hidden
            style={{
              background: `linear-gradient(to top, var(--grass-10) ${phase.share * 100}%, var(--track) 0)`,
            }}
          />
          <p className={styles['strong']}>{phase.share * 100}%</p>
          <p className={styles['muted']}>
            {phase.days}
            {phase.portionGrams !== null && (
              <>
                <br />
                {mass(phase.portionGrams)} a meal
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

type ChangeOverProps = { pets: readonly PlannedPet[]; feeds: readonly Feed[]; change: ChangePlan };

/** How to change to a new food in 7 to 10 days; an animal in transition needs less of it. */
export function ChangeOver({ pets, feeds, change }: ChangeOverProps) {
  const changing = pets.filter(({ changeOverDays }) => changeOverDays !== null);
  return (
    <section className={card['card']} aria-labelledby="plan-change">
      <h2 id="plan-change">Change over gently</h2>
      <p className={styles['muted']}>New food as a share of the bowl, over 7-10 days.</p>
      {changing.length === 0 && <ChangeOverBowls days={USUAL_CHANGE_OVER_DAYS} portionGrams={null} />}
      {pets.map((pet) => (
        <FormRow
          key={pet.id}
          label={`${pet.name} changes over`}
          help={pet.changeOverDays === null ? undefined : 'The rest of the bowl stays the old food.'}
        >
          {(field) => (
            <>
              <select
                {...field}
                value={pet.changeOverDays ?? ''}
                onChange={(event) => {
                  const chosen = event.target.value === '' ? null : Number(event.target.value);
                  const words =
                    chosen === null
                      ? `${pet.name} eats only the new food`
                      : `${pet.name} changes over in ${counted(chosen, 'day')}`;
                  void change(words, (plan) => withPet(plan, pet.id, { changeOverDays: chosen }));
                }}
              >
                <option value="">No, only the new food</option>
                {CHOICES.map((days) => (
                  <option key={days} value={days}>
                    In {counted(days, 'day')} from the start of the plan
                  </option>
                ))}
              </select>
              {pet.changeOverDays !== null && (
                <ChangeOverBowls
                  days={pet.changeOverDays}
                  portionGrams={
                    feeds.find(({ petId, role }) => petId === pet.id && role === 'everyday')?.portionGrams ??
                    null
                  }
                />
              )}
            </>
          )}
        </FormRow>
      ))}
      <p className={card['source']}>Slower, or back a step, if the stomach objects.</p>
    </section>
  );
}

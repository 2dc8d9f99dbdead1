import { useState } from 'react';
import { CONDITION_NAMES } from '#domain/pet/condition-words';
import { CONDITIONS, type Condition, type HealthDraft, LITTER_WEEK, LITTER_YOUNG } from '#domain/pet/health';
import type { Species } from '#domain/reference/species';
import { typedNumber } from '#domain/units/typed-number';
import row from '../../components/form-row.module.css';
import { NumberField } from '../../components/form-row.tsx';
import styles from './vet-questions.module.css';

type ConditionsFieldProps = {
  species: Species;
  health: HealthDraft;
  onChange: (changes: HealthDraft) => void;
};

/** She does not carry one litter and nurse another: choosing one drops the other. */
const EXCLUDES: Partial<Record<Condition, Condition>> = { pregnant: 'nursing', nursing: 'pregnant' };

/** Illnesses, medicines, pregnancy and nursing, with the litter's week and number. */
export function ConditionsField({ species, health, onChange }: ConditionsFieldProps) {
  const { conditions = [] } = health;
  const set = (condition: Condition, isTicked: boolean) => {
    const others = conditions.filter(
      (one) => one !== condition && !(isTicked && one === EXCLUDES[condition]),
    );
    const isLitter = condition in EXCLUDES;
    onChange({
      conditions: isTicked ? [...others, condition] : others,
      ...(isLitter && { litter: undefined }),
    });
  };
  return (
    <fieldset className={styles['group']}>
      <legend className={row['label']}>Does any of this apply?</legend>
      {CONDITIONS.map((condition) => (
        <label key={condition} className={styles['check']}>
          <input
            type="checkbox"
            checked={conditions.includes(condition)}
            onChange={({ target }) => set(condition, target.checked)}
          />
          {CONDITION_NAMES[condition]}
        </label>
      ))}
      {conditions.includes('pregnant') && (
        <LitterFields key="pregnant" species={species} health={health} onChange={onChange} />
      )}
      {conditions.includes('nursing') && (
        <LitterFields key="nursing" species={species} hasYoung health={health} onChange={onChange} />
      )}
    </fieldset>
  );
}

type LitterFieldsProps = ConditionsFieldProps & {
  /** The young are born. */
  hasYoung?: boolean;
};

function LitterFields({ species, hasYoung = false, health, onChange }: LitterFieldsProps) {
  const { litter } = health;
  const young = species === 'dog' ? 'puppies' : 'kittens';
  // Numbers are kept as text, so that an emptied field stays as typed.
  const [typed, setTyped] = useState({ week: '', young: '' });
  const read = (field: 'week' | 'young', text: string) =>
    typedNumber(text, field === 'week' ? LITTER_WEEK : LITTER_YOUNG);
  /** The typed text as long as it means this number, which a draft may change. */
  const shown = (field: 'week' | 'young') => {
    const number = litter?.[field];
    if (Object.is(read(field, typed[field]), number)) return typed[field];
    return number ? String(number) : '';
  };
  const change = (field: 'week' | 'young', text: string) => {
    setTyped({ ...typed, [field]: text });
    const number = read(field, text);
    onChange({ litter: { ...litter, [field]: number } });
  };
  return (
    <>
      <div className={styles['pair']}>
        <NumberField
          label={hasYoung ? 'Weeks since birth' : 'Weeks since mating'}
          bounds={LITTER_WEEK}
          unit="weeks"
          help={hasYoung ? 'Count the first week as 1.' : undefined}
          value={shown('week')}
          onChange={(text) => change('week', text)}
        />
        {hasYoung && (
          <NumberField
            label={`Number of ${young}`}
            bounds={LITTER_YOUNG}
            value={shown('young')}
            onChange={(text) => change('young', text)}
          />
        )}
      </div>
      <p className={styles['note']}>
        {hasYoung
          ? `Let her eat as much as she wants. Our range starts from her weight at mating${
              species === 'dog' ? ' and counts eight puppies at most' : ''
            }.`
          : 'Give her weight at mating above: the range adds what the young need.'}
      </p>
    </>
  );
}

import { ageInYears } from '#domain/pet/age-text';
import styles from './calculator.module.css';
import { NumberField } from './number-field.tsx';
import { oneDecimal } from './number-format.ts';

type Bounds = { min: number; max: number };

type AgeAndWeightProps = {
  /** As typed. */
  age: string;
  /** As typed; empty means the default weight. */
  weight: string;
  ageBounds: Bounds;
  weightBounds: Bounds;
  weightStep: number;
  defaultWeightKg: number;
  /** Undefined while the typed age is out of bounds. */
  ageMonths: number | undefined;
  /** Life stage of that age, beside the age in years. */
  lifeStage?: string | null | undefined;
  onChange: (typed: { age: string } | { weight: string }) => void;
};

/** Age in months and weight in kg of the animal. */
export function AgeAndWeight(props: AgeAndWeightProps) {
  const { age, weight, ageMonths, lifeStage, defaultWeightKg, onChange } = props;
  return (
    <div className={styles['fields']}>
      <NumberField
        label="Age in months"
        unit="months"
        bounds={props.ageBounds}
        value={age}
        help={[ageInYears(ageMonths), lifeStage].filter(Boolean).join(', ') || undefined}
        onChange={(text) => onChange({ age: text })}
      />
      <NumberField
        label="Weight in kg"
        unit="kg"
        bounds={props.weightBounds}
        step={props.weightStep}
        value={weight}
        help={weight.trim() === '' ? `Empty counts as ${oneDecimal(defaultWeightKg)} kg` : undefined}
        onChange={(text) => onChange({ weight: text })}
      />
    </div>
  );
}

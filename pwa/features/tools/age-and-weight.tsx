import { ageInYears } from '#domain/pet/age-text';
import { type WeighedKind, weightRemark } from '#domain/pet/plausible-weight';
import { bodyWeightText } from '#domain/units/weight-units';
import { NumberField } from '../../components/form-row.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import styles from '../page/calculator.module.css';
import { WeightField } from '../pets/animal-fields.tsx';

type Bounds = { min: number; max: number };

type AgeAndWeightProps = {
  /** As typed. */
  age: string;
  /** Undefined means the default weight. */
  weightKg: number | undefined;
  kind: WeighedKind;
  ageBounds: Bounds;
  weightBounds: Bounds;
  defaultWeightKg: number;
  /** Undefined while the typed age is out of bounds. */
  ageMonths: number | undefined;
  /** Life stage of that age, beside the age in years. */
  lifeStage?: string | null | undefined;
  onChange: (typed: { age: string } | { weightKg: number | null }) => void;
};

/** Age in months and weight of the animal. An emptied weight is null. */
export function AgeAndWeight(props: AgeAndWeightProps) {
  const { age, weightKg, ageMonths, lifeStage, defaultWeightKg, onChange } = props;
  const system = usePreference('unitSystem');
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
      <WeightField
        weightKg={weightKg}
        boundsKg={props.weightBounds}
        help={
          weightKg === undefined ? `Leave blank to use ${bodyWeightText(defaultWeightKg, system)}` : undefined
        }
        remark={weightRemark(weightKg, props.kind, system, ageMonths)}
        onChange={(typedKg) => onChange({ weightKg: typedKg ?? null })}
      />
    </div>
  );
}

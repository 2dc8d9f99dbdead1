import { FormRow } from '../../../components/form-row.tsx';
import { outOfBounds } from '../profile/out-of-bounds.ts';

type NumberFieldProps = {
  label: string;
  unit: string;
  bounds: { min: number; max: number };
  step?: number;
  /** As typed. */
  value: string;
  help?: string | undefined;
  onChange: (value: string) => void;
};

/** A number with bounds; the error names them. */
export function NumberField({ label, unit, bounds, step = 1, value, help, onChange }: NumberFieldProps) {
  return (
    <FormRow label={label} help={help} error={outOfBounds(value, bounds, unit)}>
      {(field) => (
        <input
          {...field}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          // Anchored at zero: from an odd minimum the browser would take '4' for a number between two steps.
          min={0}
          max={bounds.max}
          step={step}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}

import { type NumberBounds, typedError } from '#domain/units/typed-number';
import { FormRow } from './form-row.tsx';

type NumberFieldProps = {
  label: string;
  bounds: NumberBounds;
  /** For the message that names the bounds. */
  unit?: string;
  /** As typed. */
  value: string;
  id?: string;
  help?: string | undefined;
  /** Replaces the field's own error. */
  error?: string | undefined;
  remark?: string | undefined;
  onChange: (value: string) => void;
};

/**
 * A number with bounds, as text: a browser's number field silently drops the comma of '2,5'. Read it with
 * `typedNumber`.
 */
export function NumberField({ bounds, unit, value, error, onChange, ...row }: NumberFieldProps) {
  return (
    <FormRow {...row} error={error ?? typedError(value, bounds, unit)}>
      {(field) => (
        <input
          {...field}
          inputMode={bounds.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}

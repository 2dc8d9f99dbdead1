import { FormRow } from '../../components/form-row.tsx';

/** Name of an animal. */
export function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <FormRow label="Name (optional)">
      {(field) => (
        <input
          {...field}
          maxLength={40}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}

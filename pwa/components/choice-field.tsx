import { FormRow } from './form-row.tsx';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Value[];
  labelOf: (choice: Value) => string;
  help?: string | undefined;
  onChange: (choice: Value) => void;
};

/** One of a few values, as a select. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, labelOf, help, onChange } = props;
  return (
    <FormRow label={label} help={help}>
      {(field) => (
        <select {...field} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labelOf(choice)}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}

import { ACTIVITY_LEVELS, type ActivityLevel, activityLabel } from '#domain/pet/activity-level';
import { FormRow } from '../../components/form-row.tsx';

export type ActivityFieldProps = {
  value: ActivityLevel;
  help?: string;
  onChange: (level: ActivityLevel) => void;
};

export function ActivityField({ value, help, onChange }: ActivityFieldProps) {
  return (
    <FormRow label="Activity level" help={help}>
      {(field) => (
        <select {...field} value={value} onChange={(event) => onChange(event.target.value as ActivityLevel)}>
          {ACTIVITY_LEVELS.map((level) => (
            <option key={level} value={level}>
              {activityLabel(level)}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}

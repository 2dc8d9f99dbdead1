import { ACTIVITY_LEVELS, type ActivityLevel, activityLabel } from '#domain/pet/activity-level';
import { ChoiceField } from '../../components/form-row.tsx';

type ActivityFieldProps = {
  value: ActivityLevel;
  help?: string;
  onChange: (level: ActivityLevel) => void;
};

export function ActivityField(props: ActivityFieldProps) {
  return <ChoiceField label="Activity level" choices={ACTIVITY_LEVELS} labelOf={activityLabel} {...props} />;
}

import { Segmented } from '../components/segmented.tsx';
import { setPreference, usePreference } from '../platform/database/preferences.ts';

const CHOICES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or the system's setting. */
export function AppearanceChoice() {
  const appearance = usePreference('appearance');
  return (
    <Segmented
      label="Appearance"
      options={CHOICES}
      value={appearance}
      onChange={(chosen) => void setPreference('appearance', chosen)}
    />
  );
}

import { Segmented } from '../components/segmented.tsx';
import { runCommand } from '../features/page/run-command.ts';
import { APPEARANCES } from '../features/settings/appearances.ts';
import { setPreference, usePreference } from '../platform/database/preferences.ts';

/** Light, dark, or the system's setting. */
export function AppearanceChoice() {
  const appearance = usePreference('appearance');
  return (
    <Segmented
      label="Appearance"
      options={APPEARANCES}
      value={appearance}
      onChange={(chosen) => void runCommand(() => setPreference('appearance', chosen))}
    />
  );
}

/** The values of the preference, as offered in the settings, the footer and the drawer. */
export const APPEARANCES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

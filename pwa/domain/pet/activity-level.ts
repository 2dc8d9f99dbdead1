export const ACTIVITY_LEVELS = ['low', 'medium', 'high', 'very_high'] as const;

/** Activity of a pet, as judged by its owner. */
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

const LABELS: Record<ActivityLevel, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  very_high: 'Very High',
};

export function activityLabel(level: ActivityLevel): string {
  return LABELS[level];
}

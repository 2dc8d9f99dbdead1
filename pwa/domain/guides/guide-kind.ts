/** Kinds of guides, as `contentType` names them. */
export const GUIDE_KINDS = ['how-to', 'nutrition', 'safety', 'life-stage'] as const;

export type GuideKind = (typeof GUIDE_KINDS)[number];

export const GUIDE_KIND_LABELS: Readonly<Record<GuideKind, string>> = {
  'how-to': 'How to',
  nutrition: 'Nutrition',
  safety: 'Safety',
  'life-stage': 'Life stage',
};

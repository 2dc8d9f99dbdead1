/** A downloadable file, generated at build time and cached on the device. */
export type Download = { path: string; title: string; text: string };

/** Every file below `/downloads/`. Used by the build, the service worker's cache and the resources page. */
export const DOWNLOADS = [
  {
    path: '/downloads/toxic-foods-reference.pdf',
    title: 'Toxic foods reference',
    text: 'Every food that the safety check knows, why it harms, and what to take instead.',
  },
  {
    path: '/downloads/meal-planner.pdf',
    title: 'Blank meal planner',
    text: 'A week of meals on one sheet, with room for grams and notes.',
  },
  {
    path: '/downloads/transition-chart.pdf',
    title: 'Transition chart',
    text: 'How much of the new food on which day, for a change in 7, 8, 9 or 10 days.',
  },
  {
    path: '/downloads/shopping-list.pdf',
    title: 'Shopping list template',
    text: 'Empty lines in the order of the shop’s aisles.',
  },
] as const satisfies readonly Download[];

export type DownloadPath = (typeof DOWNLOADS)[number]['path'];

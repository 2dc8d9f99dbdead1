/** One row of the table: what was measured, the figure, and the budget it is held against. */
export type Figure = { name: string; value: string; budget: string; met: boolean | null };

/** The value below which a share of the values lies (nearest rank). */
export function percentile(share: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/** The middle of the values; for an even number the lower of the two. */
export const median = (values: readonly number[]): number => percentile(0.5, values);

/** A figure that must not exceed its budget. */
export function atMost(name: string, value: number, budget: number, unit: string, digits = 0): Figure {
  const [shown, wanted] = [`${value.toFixed(digits)} ${unit}`, `≤ ${budget} ${unit}`];
  return { name, value: shown, budget: wanted, met: value <= budget };
}

/** A figure that must reach its budget. */
export function atLeast(name: string, value: number, budget: number, unit: string, digits = 0): Figure {
  const [shown, wanted] = [`${value.toFixed(digits)}${unit}`, `≥ ${budget}${unit}`];
  return { name, value: shown, budget: wanted, met: value >= budget };
}

/** The figures as a Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, value, budget, met }) =>
      `| ${name} | ${value} | ${budget} | ${met === null ? '–' : met ? 'met' : '**missed**'} |`,
  );
  return ['| What | Measured | Budget | |', '|---|---|---|---|', ...rows, ''].join('\n');
}

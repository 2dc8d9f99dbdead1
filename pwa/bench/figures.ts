/** One row of the table: what was measured, the figure, and the budget it is held against. */
export type Figure = { name: string; value: string; budget: string; met: boolean | null };

/** The middle of the sorted values; for an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('no values');
  return middle;
}

/** The value below which 95% of the values lie (nearest rank). */
export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

/** A figure that must not exceed its budget. */
export function atMost(name: string, value: number, budget: number, unit: string, digits = 0): Figure {
  return {
    name,
    value: `${value.toFixed(digits)} ${unit}`,
    budget: `≤ ${budget} ${unit}`,
    met: value <= budget,
  };
}

/** A figure that must reach its budget. */
export function atLeast(name: string, value: number, budget: number, unit: string, digits = 0): Figure {
  return {
    name,
    value: `${value.toFixed(digits)}${unit}`,
    budget: `≥ ${budget}${unit}`,
    met: value >= budget,
  };
}

/** The figures as a Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, value, budget, met }) =>
      `| ${name} | ${value} | ${budget} | ${met === null ? '–' : met ? 'met' : '**missed**'} |`,
  );
  return ['| What | Measured | Budget | |', '|---|---|---|---|', ...rows, ''].join('\n');
}

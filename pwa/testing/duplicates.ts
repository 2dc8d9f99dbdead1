/** A sentence for each repeated value: 'kale occurs 2 times'. */
export function duplicates(values: readonly (string | number)[]): string[] {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].flatMap(([value, count]) => (count > 1 ? [`${value} occurs ${count} times`] : []));
}

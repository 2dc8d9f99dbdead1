/**
 * A count with its noun: '1 day', '3 days', '1,204 people'.
 * @param shown the formatted number, if not in plain digits
 */
export function counted(count: number, one: string, several = `${one}s`, shown = String(count)): string {
  return `${shown} ${count === 1 ? one : several}`;
}

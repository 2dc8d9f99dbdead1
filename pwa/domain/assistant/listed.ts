/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

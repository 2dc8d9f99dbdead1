/** A caller's address as the trusted proxy forwards it; every caller is in a separate network. */
export function addressOf(caller: number): string {
  return `${11 + (caller % 200)}.${(caller >> 8) & 255}.${caller & 255}.7`;
}

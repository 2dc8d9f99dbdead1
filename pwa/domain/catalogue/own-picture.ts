/**
 * Path of a picture that is kept on this site, whichever origin its address has: pages show no other, so that no other
 * host learns who looks. Null for pictures of other sites; pictures of the device itself stay as they are.
 */
export function ownPicture(address: string | null): string | null {
  if (address === null || /^(?:blob:|data:image\/|\/(?!\/))/.test(address)) return address;
  return /\/photos\/[\w-]{1,60}$/.exec(address)?.[0] ?? null;
}

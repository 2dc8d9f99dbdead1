/**
 * Path of a picture kept on this site, whatever the origin in its address. Pages show no others, so that no other host
 * learns who is looking. Null for pictures of other sites; the device's own pictures stay as they are.
 */
export function ownPicture(address: string | null): string | null {
  if (address === null || /^(?:blob:|data:image\/|\/(?!\/))/.test(address)) return address;
  return /\/photos\/[\w-]{1,60}$/.exec(address)?.[0] ?? null;
}

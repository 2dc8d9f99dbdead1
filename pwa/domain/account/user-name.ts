/** Characters that no screen shows: zero-width spaces and joiners, soft hyphens, marks of direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

function folded(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '');
  // Upper case first: ß is SS in it, and the two small sigmas are one letter.
  return visible.toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/**
 * Canonical form of a user name: NFKC without invisible characters, case folded, runs of blanks collapsed. Two texts
 * name the same account exactly when their canonical forms are equal; canonicalising twice changes nothing. Empty
 * when no visible character is left.
 */
export function canonicalUserName(text: string): string {
  // Fold twice: folding can produce letters that fold further.
  return folded(folded(text));
}

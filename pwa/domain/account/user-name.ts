/** Invisible characters: zero-width spaces and joiners, soft hyphens, direction marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

function folded(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '');
  // Upper case first: it turns ß into SS and both small sigmas into one letter.
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

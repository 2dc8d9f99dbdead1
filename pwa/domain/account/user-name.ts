/** Characters that no screen shows: zero-width spaces and joiners, soft hyphens, marks of direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

function folded(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '');
  // Upper case first: ß is SS in it, and the two small sigmas are one letter.
  return visible.toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/**
 * The one form of a user name, however it was typed: Unicode's NFKC without invisible characters, letters folded to one
 * case, blanks collapsed. Two texts are one account exactly where this answers the same; the form of a form is itself.
 * Empty where nothing of the text can be seen.
 */
export function canonicalUserName(text: string): string {
  // A second round: folding can bring forth letters that fold further.
  return folded(folded(text));
}

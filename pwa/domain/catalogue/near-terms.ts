/**
 * The terms that differ from `word` by at most so many letters more, less or other (Levenshtein).
 * @param terms in order: what two neighbours begin with alike is compared once, and what is hopeless is passed over
 */
export function nearTerms(terms: readonly string[], word: string, most: number): string[] {
  if (most === 0) return [];
  // Of each beginning of the term in hand: its distance from each beginning of the word.
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  const near: string[] = [];
  let before = '';
  /** Letters of the former term whose rows are known. */
  let known = 0;
  /** Length of a beginning that is too far away already, whatever follows. */
  let hopeless = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    const alike = lettersAlike(before, term);
    before = term;
    if (alike >= hopeless) continue;
    hopeless = Number.POSITIVE_INFINITY;
    known = Math.min(known, alike);
    while (known < term.length && hopeless > term.length) {
      const row = nextRow(rows[known] as number[], term.charCodeAt(known), word, known + 1);
      known += 1;
      rows[known] = row;
      if (Math.min(...row) > most) hopeless = known;
    }
    if (hopeless > term.length && (rows[term.length]?.[word.length] ?? most + 1) <= most) near.push(term);
  }
  return near;
}

function nextRow(above: readonly number[], letter: number, word: string, length: number): number[] {
  const row = [length];
  for (let at = 1; at <= word.length; at += 1) {
    const other = word.charCodeAt(at - 1) === letter ? 0 : 1;
    row[at] = Math.min(
      (above[at] as number) + 1,
      (row[at - 1] as number) + 1,
      (above[at - 1] as number) + other,
    );
  }
  return row;
}

function lettersAlike(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

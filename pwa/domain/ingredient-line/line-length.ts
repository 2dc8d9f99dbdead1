const CM_PER: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, i: 2.54 };
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const NUMBER = String.raw`(\d{1,2}(?:\.\d)?)?\s?(?:([½¼¾])|(\d)\/(\d))?`;
const LENGTH = new RegExp(
  String.raw`^(?:an?\s+|one\s+)?${NUMBER}\s?-?\s?(cm|mm|inch(?:es)?|in\.?)(?:\s|-)+((?:thick\s+)?(?:piece|length|chunk|knob|stick|section|bit|stub|hunk)\b\s*(?:of\s+)?)?`,
  'i',
);

/** A piece measured by length: '3 inch piece fresh ginger', '5 cm cucumber'. */
type LengthOfPiece = { lengthCm: number; rest: string };

/** Length in cm of a piece at the start of a line without bullet; null if there is none. */
export function lengthOfPiece(text: string): LengthOfPiece | null {
  const match = LENGTH.exec(text);
  if (match === null) return null;
  const [whole, number, sign = '', over, under, unit = ''] = match;
  if (number === undefined && sign === '' && over === undefined) return null;
  const fraction = over === undefined ? (FRACTIONS[sign] ?? 0) : Number(over) / Number(under);
  const lengthCm = (Number(number ?? 0) + fraction) * (CM_PER[unit.toLowerCase()] ?? CM_PER['i'] ?? 0);
  return lengthCm > 0 && Number.isFinite(lengthCm) ? { lengthCm, rest: text.slice(whole.length) } : null;
}

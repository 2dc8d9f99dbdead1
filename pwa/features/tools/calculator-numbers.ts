import { lateFormat } from '#domain/text/late-format';
import { counted } from '#domain/text/sentence-parts';
import { type NumberBounds, typedNumber } from '#domain/units/typed-number';

const wholeNumber = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));
const oneDecimalNumber = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

export function whole(number: number): string {
  return wholeNumber().format(number);
}

/** '2.5 days'; '1 day' for whatever rounds to one. */
export function countedToOneDecimal(number: number, one: string): string {
  const shown = oneDecimalNumber().format(number);
  return counted(Number(shown), one, undefined, shown);
}

/** '898–1,059'; a single number after 'about' if both ends round to it. */
export function range(low: number, high: number): string {
  const [from, to] = [whole(low), whole(high)];
  return from === to ? `about ${from}` : `${from}–${to}`;
}

/** The number in a field; undefined if it is empty, not a number, or out of bounds. */
export function inBounds(text: string, bounds: NumberBounds): number | undefined {
  return within(typedNumber(text, bounds), bounds);
}

/** The number itself; undefined if it is out of bounds. */
export function within(number: number | undefined, { min, max }: NumberBounds): number | undefined {
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

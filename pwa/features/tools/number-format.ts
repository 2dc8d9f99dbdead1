import { lateFormat } from '#domain/text/late-format';

const wholeNumber = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));
const oneDecimalNumber = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

export function whole(number: number): string {
  return wholeNumber().format(number);
}

export function oneDecimal(number: number): string {
  return oneDecimalNumber().format(number);
}

/** '898–1,059'; a single number after 'about' if both ends round to it. */
export function range(low: number, high: number): string {
  const [from, to] = [whole(low), whole(high)];
  return from === to ? `about ${from}` : `${from}–${to}`;
}

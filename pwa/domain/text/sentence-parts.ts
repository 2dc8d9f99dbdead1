import { lateFormat } from './late-format.ts';

const list = lateFormat(() => new Intl.ListFormat('en-GB'));

/** 'rice', 'rice and peas', 'rice, peas and liver'. */
export function listText(items: Iterable<string>): string {
  return list().format(items);
}

/**
 * A count with its noun: '1 day', '3 days', '1,204 people'.
 * @param shown the formatted number, if not in plain digits
 */
export function counted(count: number, one: string, several = `${one}s`, shown = String(count)): string {
  return `${shown} ${count === 1 ? one : several}`;
}

/** 'Vitamin E' within a sentence is 'vitamin E'; 'EPA and DHA' stays. */
export function inSentence(name: string): string {
  return /^[A-Z][A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** 'Vitamin E' for 'vitamin E', as at the start of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

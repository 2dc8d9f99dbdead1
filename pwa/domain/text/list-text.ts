import { lateFormat } from './late-format.ts';

const list = lateFormat(() => new Intl.ListFormat('en-GB'));

/** 'rice', 'rice and peas', 'rice, peas and liver'. */
export function listText(items: Iterable<string>): string {
  return list().format(items);
}

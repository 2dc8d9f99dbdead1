import * as z from 'zod/mini';

type Bag = { minimum?: number; maximum?: number };

/** Characters as people count them, and JSON Schema does: an emoji is one, where JavaScript counts two. */
function count(text: string): number {
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

/** At least so many characters; the JSON schema made of it says `minLength`. */
export function atLeast(least: number, message?: string) {
  const check = z.refine<string>((text) => count(text) >= least, message);
  check._zod.onattach.push(({ _zod: { bag } }: { _zod: { bag: Bag } }) => {
    bag.minimum = Math.max(least, bag.minimum ?? 0);
  });
  return check;
}

/** At most so many characters; the JSON schema made of it says `maxLength`. */
export function atMost(most: number, message?: string) {
  const check = z.refine<string>((text) => text.length <= most || count(text) <= most, message);
  check._zod.onattach.push(({ _zod: { bag } }: { _zod: { bag: Bag } }) => {
    bag.maximum = Math.min(most, bag.maximum ?? most);
  });
  return check;
}

/** Text without the blanks around it, of `least` characters at least; with them it has `most` at most. */
export function trimmed(
  least: number,
  most: number,
  messages: { least?: string; most?: string; error?: z.core.$ZodErrorMap } = {},
) {
  const { error } = messages;
  return z
    .string(error === undefined ? {} : { error })
    .check(atMost(most, messages.most), z.trim(), atLeast(least, messages.least));
}

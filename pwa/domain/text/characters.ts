import * as z from 'zod/mini';

type Bag = { minimum?: number; maximum?: number };

/** Counts characters as people and JSON Schema do: an emoji is one, where JavaScript counts two. */
function count(text: string): number {
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

/** Minimum number of characters; appears as `minLength` in the JSON schema. */
export function atLeast(least: number, message?: string) {
  const check = z.refine<string>((text) => count(text) >= least, message);
  check._zod.onattach.push(({ _zod: { bag } }: { _zod: { bag: Bag } }) => {
    bag.minimum = Math.max(least, bag.minimum ?? 0);
  });
  return check;
}

/** Maximum number of characters; appears as `maxLength` in the JSON schema. */
export function atMost(most: number, message?: string) {
  const check = z.refine<string>((text) => text.length <= most || count(text) <= most, message);
  check._zod.onattach.push(({ _zod: { bag } }: { _zod: { bag: Bag } }) => {
    bag.maximum = Math.min(most, bag.maximum ?? most);
  });
  return check;
}

/** Trimmed text of at least `least` characters; before trimming at most `most`. */
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

/** Line breaks and other control characters, which a name or subject must not contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for.
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

/** Like `trimmed`, on one line, for headings and e-mail headers. */
export function line(least: number, most: number, messages: { least?: string; most?: string } = {}) {
  return z
    .string()
    .check(
      atMost(most, messages.most),
      z.regex(ONE_LINE, 'Must stand on one line'),
      z.trim(),
      atLeast(least, messages.least),
    );
}

const INVALID_EMAIL = 'Please enter a valid email address';

/** An e-mail address: at most 254 characters, at most 64 of them before the @ (RFC 5321, 4.5.3.1). */
export const emailSchema = z
  .email(INVALID_EMAIL)
  .check(atMost(254, INVALID_EMAIL), z.regex(/^[^@]{1,64}@/, INVALID_EMAIL));

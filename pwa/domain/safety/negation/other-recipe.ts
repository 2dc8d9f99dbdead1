import { wordsFrom } from '../line/cursor.ts';
import { gapAt, isOneOf, type Line, SENTENCE_END, wordSet } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';

const CALLS = wordSet('call called ask asked say said list listed use used original');
const FOR = wordSet('for has had uses lists says with');
const BUT = wordSet('but though however');
const INSTEAD = wordSet('instead');
const HOLDS = wordSet('contain contains hold holds has have');
const ANOTHER = wordSet('your another');
const SO = wordSet('so therefore');
const CHOOSE = wordSet('make use choose buy check read avoid skip leave cook go pick stick');
const READ = wordSet('read');
const SAYS = wordSet('says say for');
const REACH = 12;

const isPart = (line: Line, at: number) => !(gapAt(line, at) & SENTENCE_END);

/** 'the recipe called for leeks but I used courgette instead'. */
function isReplaced(line: Line, { first, last }: Extent): boolean {
  // 'for onion read celery'.
  if (isOneOf(line, last + 1, READ) && isOneOf(line, first - 1, SAYS)) return true;
  const for_ = first - 1;
  const isCalledFor =
    (isOneOf(line, for_, FOR) || isOneOf(line, for_ - 1, FOR)) &&
    (isOneOf(line, for_ - 1, CALLS) || isOneOf(line, for_ - 2, CALLS) || isOneOf(line, for_ - 3, CALLS));
  if (!isCalledFor) return false;
  let hasBut = false;
  const words = wordsFrom(line, last + 1, REACH);
  while (words.next()) {
    hasBut ||= words.is(BUT);
    if (hasBut && words.is(INSTEAD)) return true;
  }
  return false;
}

/** 'shop gravy contains onion, so make your own': what something is said to hold, and is left for that. */
function isReason(line: Line, { first, last }: Extent): boolean {
  if (!isOneOf(line, first - 1, HOLDS) && !isOneOf(line, first - 2, HOLDS)) return false;
  for (let at = last + 1; at <= last + 4; at += 1) {
    // 'have onion in them; make your own'.
    if (isOneOf(line, at, CHOOSE) && isOneOf(line, at + 1, ANOTHER)) return true;
    if (isOneOf(line, at, SO) && isPart(line, at) && at < last + 3)
      return isOneOf(line, at + 1, CHOOSE) || isOneOf(line, at + 2, CHOOSE);
  }
  return false;
}

/** True where a food is only what another recipe, or what is not used, would hold. */
export function isOfOtherRecipe(line: Line, extent: Extent): boolean {
  return isReplaced(line, extent) || isReason(line, extent);
}

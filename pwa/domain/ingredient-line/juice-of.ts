const PART_OF =
  /^(?:the\s+)?(?:(?:finely|freshly)\s+)?(?:(?:grated|squeezed)\s+)?(juice|zest|rind|zest and juice|juice and zest)\s+(?:of|from)\s+([^,;(]{1,60}?)\s*(?=[,;(]|$)/i;
const PART_AFTER =
  /^(\d[^,;(]{1,60}?)\s*(?:,\s*|\(\s*)(juice|zest|rind)d?(?:\s+(?:only|of))?\s*(?:\)|(?=,|$))/i;

const EGG_PART =
  /^(?:the\s+)?(white|yolk)s?\s+(?:of|from)\s+(\S{1,6})\s+((?:large |medium |small )?)eggs?\b/i;

const nameOf = (part: string) => (/juice/i.test(part) ? 'juice' : part.toLowerCase());

/** Rewrites 'juice of half a lemon', '1 lemon, juiced' and 'whites of 2 eggs': the whole is another food. */
export function juiceLast(text: string): string {
  return text
    .replace(EGG_PART, '$2 $3egg $1')
    .replace(PART_OF, (_, part: string, fruit: string) => `${fruit} ${nameOf(part)}`)
    .replace(PART_AFTER, (_, fruit: string, part: string) => `${fruit} ${nameOf(part)}`);
}

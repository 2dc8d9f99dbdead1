/** Words before the name of a food that is already cooked, or keeps without cooking. */
const READY_BEFORE =
  /\b(?:(?:pre-?|ready[ -]|already[ -]|home[ -]|slow[ -]|fully[ -]|well[ -])?cooked|boiled|hard-boiled|steamed|baked|roasted|grilled|poached|fried|stewed|braised|simmered|scrambled|mashed|pur[eé]ed|tinned|canned|jarred|smoked|cured|rotisserie|leftover|left-over|freeze[ -]dried|dehydrated|pickled|popped|puffed|refried)\b/i;
/** Fewer words count after the comma: 'browned', 'mashed' and 'toasted' are steps of the cook. */
const READY_AFTER =
  /\b(?:(?:pre-?|ready[ -]|already[ -])?cooked|boiled|hard-boiled|steamed|baked|roasted|grilled|poached|fried|braised|stewed|simmered|scrambled|tinned|canned|deli|from (?:a|the) (?:tin|can|jar)|smoked|leftovers?|left over)\b/i;
const RAW = /\b(?:raw|uncooked|un-cooked|not (?:yet )?(?:pre-?)?cooked|dry(?! roasted)|dried beans?)\b/i;
/** 'about 200 g cooked', 'to be cooked', 'before cooking': the weight afterwards or a step to come, not the state. */
const COOKED_LATER =
  /(?:\d\s*(?:g|kg|oz|lb|ml|cups?|tbsp)\.?|\b(?:when|once|if|to be|will be|makes?|yields?|about|before|lightly|half|part(?:ly|ially)?|un|not))(?:\s*-)?\s*(?:cooked|boiled|baked|roasted|steamed)\b|\b(?:cooked|boiled)\s+(?:according|as|per|following|to)\b/gi;
/** 'roast beef' is roasted, a 'beef roast' is a cut; smoked bacon is as raw as other bacon. */
const ROAST_FIRST = /^\s*(?:\S+\s+)?roast\s+(?!joint)\S/i;
const RAW_ALL_THE_SAME = /\bbacon\b|\bgammon\b|\bsausages?\b/i;
const DRIED_ANYHOW = /\b(?:boiled|tinned|canned|cooked)\b/i;
/** Only sold in tins and jars: 'sardines in spring water'. */
const IN_LIQUID =
  /\bin (?:(?:spring|olive|sunflower|vegetable|soya?) )?(?:water|oil|brine|tomato sauce|juice)\b/i;
const CONTAINER = /\b(?:tins?|cans?|jars?|pouch(?:es)?)\b(?:\s*\([^)]*\))?\s+(?:of\s+)?\S/i;

/**
 * Whether a line says that its food is already cooked, tinned or smoked, so that it needs no cooking.
 * @param text the whole line, which may contain '1 tin'
 * @param name the food in the writer's words
 * @param preparation the words after the comma or in brackets
 */
export function isReadyToEat(text: string, name: string, preparation: string): boolean {
  const before = name.replace(COOKED_LATER, ' ');
  const after = preparation.replace(COOKED_LATER, ' ');
  if (RAW.test(before) && !DRIED_ANYHOW.test(before)) return false;
  if (/\b(?:raw|uncooked)\b/i.test(after)) return false;
  if (RAW_ALL_THE_SAME.test(name))
    return /\b(?:cooked|fried|grilled|roasted|baked|boiled|braised|simmered)\b/i.test(`${before} ${after}`);
  return (
    READY_BEFORE.test(before) ||
    READY_AFTER.test(after) ||
    [ROAST_FIRST, IN_LIQUID].some((words) => words.test(name)) ||
    CONTAINER.test(text)
  );
}

/** The commonest words of English and of requests to a cook, which do not describe a dish. */
const WORDS = `
  about above after again all almost already also although always and any anyone anything are around ask away back because been before
  being below best better between big bit both but buy came can cannot come comes could day days did different does doing done down
  during each easy eat eaten eating eats either else enough especially even ever every everyone everything far feed feeding feeds feel few find fine first food foods
  for from full gave get gets getting give gives giving good got great had has have having healthy hello help her here hers him his home homemade
  how however idea ideas instead into its just keep kind know large last least less let like liked likes little long look looking lot lots love loved loves
  made make makes making many may maybe meal meals might mine month months more most much must need needs never new next nice nor not nothing now off often old older once
  one only other others our out over own owner people perhaps pet pets please plus prefer put quick quickly quite really recipe recipes right safe said same say see seem
  several shall she should show simple since small some someone something soon still stop style such suggest sure take takes tell than thank thanks that the their them then
  there these they thing things think this those three through till time times today tonight too tried try trying two type under until upon use used useful uses using usually very
  want wanted wants was way week weeks well went were what when where whether which while who whole why will wish with within without won work worried would year years yes yet you your
  bowl bowls dinner dinners dish dishes lunch breakfast supper suppers portion portions serving servings ingredients ingredient
  boil boiled boiling cook cooked cooker cooking cooks fry fried heat heated mix mixed prepare prepared serve served
  adult adults animal animals big breed cat cats dog dogs free kitten kittens organic pup puppies puppy senior seniors`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Whether a word, in lower case, is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

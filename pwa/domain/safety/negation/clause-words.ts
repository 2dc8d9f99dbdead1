import { unionOf } from '../lexicon/word-set.ts';
import { wordSet } from '../line/line.ts';

/** Words at which a new clause begins, beside the marks. */
export const CLAUSE_STARTS = wordSet(
  'but and or so then though although because while when if who which where until till unless except apart however yet',
);
/** Words after which something is meant otherwise than it has been said. */
export const CONTRAST = wordSet(
  'but except unless though although however actually maybe perhaps possibly mind apart aside save bar besides beside rather otherwise anyway regardless correction scratch reflection oops ha only just merely nah say told instead more most mostly',
);
/** Those that no amount of the dish itself follows: 'yogurt without xylitol, just a spoonful'. */
export const TURNS = wordSet(
  'but except unless though although however actually maybe perhaps possibly mind apart anyway regardless correction scratch reflection oops until till told otherwise besides bar save normally usually generally mostly gradually slowly today tonight weekday summer moment said yes thought',
);
/** Such words at the head of a clause: 'well, a little', not 'stir well'. */
export const LEADS = wordSet('well still yet okay ok alright fine');
/** Open an exception: 'except for a teaspoon', 'unless he is off his food'. */
export const EXCEPTS = wordSet('except unless excepted barring beyond besides save bar apart other');
export const PUTS = wordSet(
  'add put stir pop chuck throw toss slip sneak snip grate mash whisk fold use mix pour press tuck squeeze sprinkle scatter chop drop tip return include hide bury crumble melt drizzle smash crush slice dice halve puree fry roast bung lob whack dollop smuggle added used start restart bring blend stick pile spoon reduce cut swirl dot rub save buy work',
);
/** With 'it' they speak of the dish: 'mix it well', 'keep it in the fridge'. */
export const OF_DISH = wordSet(
  'serve mix stir cook simmer cool keep leave feed warm blend freeze chill store bake boil fry roast use divide split portion give make pour spoon tip mash puree chop cut slice dice press reduce start put drop slip toss bring work',
);
export const FEEDS = wordSet(
  'give gave get gets got have has had eat eats eaten ate feed fed share pinch steal stole nick lick lap finish enjoy drink drank sip allow allowed offer pick chew take took nibble scoff gobble snaffle manage',
);
export const KEEPS = wordSet('keep kept leave left let stay save saved');
export const PRONOUN = wordSet('it them that those this these');
export const SPEAKER = wordSet(
  'i we he she they you mine ours dog cat puppy kitten pup ive weve id husband wife mum dad kid girl boy one everyone',
);
export const AMOUNTS = wordSet(
  'some one two three four five six seven eight nine ten dozen few bit little half quarter couple touch tad smidgen any odd thimble mere single small tiny tiniest wee very lot rest remainder most both another second third more less enough plenty whiff hint',
);
export const PORTIONS = wordSet(
  'clove square ring slice sprig piece crumb drop dash splash lick nibble bite mouthful sip slurp pinch handful spoonful teaspoon teaspoonful capful glug scrap sliver wedge chip button chunk shaving flake sprinkle sprinkling dusting smear stick tablet corner dreg leftover segment stalk bulb bar shot thimbleful bunch grape cube',
);
/** Measures of the whole bowl as well: 'half a cup twice a day'. */
export const RATIONS = wordSet('cup bowl spoon portion tin serving g kg gram ml tbsp tsp tablespoon scoop');
/** Parts and forms of a food: 'just the green part', 'the powder does instead'. */
export const PARTS = wordSet(
  'part top end leaf stem green white skin peel powder granule flake juice oil liquid tip shoot stalk crispy fried cooked fresh dark red dried stuff kind foam froth crust wrapper bottom crispy butt',
);
export const POSSESSED = wordSet('his hers theirs mine ours yours');
export const AUXILIARY = wordSet(
  'do does did can may will would is are was has have had didnt dont doesnt never wont havent hasnt cant isnt arent',
);
export const NEGATES = wordSet(
  'no not never dont doesnt didnt cannot cant mustnt shouldnt wont wouldnt couldnt isnt arent wasnt werent hasnt havent without avoid skip omit nor neither none bin discard nothing nobody ban banned stop stopped dislike toxic poisonous harmful ill sick unwell deadly fatal dangerous danger risk away far',
);
/** Verbs of an amount that gets in: 'the odd button slips through'. */
export const SLIPS = wordSet('slip survive find fall creep sneak end turn make go get does');
/** 'won't hurt', 'never did any harm', 'doesn't count'. */
export const HURTS = wordSet('hurt harm kill matter count mind bother notice');
export const DISMISSED = wordSet('nonsense rubbish myth ignore ignored bunkum tosh forget hogwash');
export const PREPOSITION = wordSet(
  'in into to over at with for on from when of under onto off after before by through during once as every each per if while towards',
);
export const AGAIN = wordSet(
  'back again too anyway regardless afterwards later daily regularly weekly year life',
);
export const PEOPLE = wordSet(
  'your us ourselves yourself yourselves myself human family people person me adult guest kid',
);
const ELSE = wordSet(
  'a an the my our her its their up down out away aside i just only then now also always often sometimes usually normally even quite all much many once twice first last next time minute hour day week month year night morning evening end moment today tonight tomorrow yesterday weekend monday tuesday wednesday thursday friday saturday sunday birthday treat special usual finish finally here there right enough ever still good proper shop own said read sure yes',
);
/** Words that name no food of their own. */
export const SMALL = unionOf(
  PRONOUN,
  SPEAKER,
  AMOUNTS,
  PORTIONS,
  RATIONS,
  PARTS,
  POSSESSED,
  AUXILIARY,
  ELSE,
  AGAIN,
  CONTRAST,
  LEADS,
);

/** Words of their own that are one letter from a dangerous food, or sound like one: they are read as they stand. */
export const NEAR_NAMES: ReadonlySet<string> = new Set(
  `leen orion sultan leeky gallic shallow scullion stallion chide chime chine leak leeds leer lees leet gape grace grade
graph grate grave graze gripe grope raising current coca coco cashed cashes coffer campagne absolute primitive american
americana semolina curling carving calling crawling craving polish mutable concert buffering buffered singular parties
patties pastie stories tandoor maltese crunchy collate stating static whisked whisker brand brandish branded cracking
crackling manners magnets advocate regain regained macaroon rotting rooting routing streak romaine rogaine maltster
griffon martin barber retina cutlet sauterne sweeter sweetest testing toasting shandies mushy seasoning reasoning
tumeric chorus grapple grappling parsing praising cream creme mustered custard mustang cherries colander coriander
collars mint minted gamin gamma marrow harrow barley parley ginger gingery almost alimony cashmere coffin toffee muffin
scallop scalloped shellfish salmon salami garnish garland garnet garret leaked leaky leach leash leaves lentil chicken
thicken choking choice chocked chocking broccoli brandied whisking whiskery grained rained raised sultry hazel cookie
cockle cocked crocus cracker currency curry macerate macaque nutmeat alcove avocet oregano oranges apricots pastrymen
pasture pickled pickles poaching porch poached popping topping sprouting spouting opinion union minion swollen stolen
ovenproof saltine bracket robust folder whiskas chayote chave gaelic arabia macron brady brandt`.split(/\s+/),
);

/** Words of their own that are one letter from a dangerous food, or sound like one: they are read as they stand. */
export const NEAR_NAMES: ReadonlySet<string> = new Set(
  `leen orion sultan leeky gallic shallow shallows scullion scullions stallion stallions chide chides chime chimes chine chines leak leaks
  leeds leer leers lees leet gape gapes grace graces grade grades graph graphs grate grates grave graves graze grazes
  gripe gripes grope gropes raising raisings current currents coca coco cocos cashed cashes coffer coffers campagne
  absolute absolutes primitive primitives american americana semolina curling carving calling crawling craving polish mutable
  concerts concert buffering buffered singular parties patties pastie stories tandoor maltese crunchy collate stating static statics
  whisked whisker whiskers brand brands brandish branded cracking crackling manners magnets advocate advocates regain regained macaroon
  macaroons rotting rooting routing streaks streak romaine rogaine maltster griffon martin martins barber barbers
  retina cutlet sauterne sweeter sweetest testing toasting shandies mushy seasoning reasoning tumeric chorus
 grapple grappling parsing praising cream creme mustered custard mustang cherries colander coriander collars
  mint minted gamin gamma marrow harrow barley parley ginger gingery almost alimony cashmere coffin coffins toffee toffees muffin
  scallop scallops scalloped shellfish salmon salami garnish garlands garland garnet garret leaked leaky leach leash leaves lentil
  chicken thicken choking choice chocked chocking broccoli brandied whisking whiskery grained rained raised sultry
  hazel cookie cockle cocked crocus crackers cracker currency curry carvings macerate macaque nutmeat
  alcove avocet oregano oranges apricots pastrymen pasture pastures pickled pickles poaching porch
  poached popping topping sprouting spouting sproutings opinion union unions minion minions swollen stolen ovenproof saltine saltines bracket brackets robust folder folders whiskas chayote chayotes chave chaves gaelic arabia macron brady brandt`.split(
    /\s+/,
  ),
);

/**
 * Everyday words that mean a dangerous food if the line counts, weighs or cuts them: homophones ('2 leaks, sliced') and
 * ambiguous words ('4 chops'). By the food's name in the toxic-food table. Source: spellings seen in owners' recipes.
 */
export const COUNTED_NAMES: Readonly<Record<string, string>> = {
  'Cocoa powder': 'nib',
  Hops: 'citra,saaz',
  'Spring onion': 'champ',
  Leek: 'leak,leak and potato',
  Onion: 'union,red union,white union',
  Currants: 'current,dried current',
  Raisins: 'raising,reason,resin',
  Shallot: 'shallow',
  Chives: 'chide,chime,chife,shive',
  Sultanas: 'sultan',
  Garlic: 'gallic',
  Grapes: 'grate,grapple,graip',
  Alcohol: 'goon,plonk,porter,whine,beir,sake,stubby,tinny,tinnie',
  'Walnuts and pecans': 'wall nut,pea can',
  'Macadamia nuts': 'mac nut',
  'Nutmeg and mace': 'nut meg,mase',
  Tea: 'tee',
  Paracetamol: 'para',
  'Anti-inflammatory painkillers': 'ibu',
};

/**
 * Dishes that people cook with onion, but that may also name a recipe for an animal. They count as people's if the line
 * measures them as an ingredient or calls them left over. Source: cookery encyclopaedias.
 */
export const PREPARED_DISHES =
  'stew,casserole,soup,hotpot,hot pot,stuffing,stir fry,ragout,fricassee,meatball,roast dinner,sunday roast,sunday dinner,christmas dinner,thanksgiving dinner,pot roast,tuna salad,egg salad,chicken salad,pasta salad,fish cake,potato bake,terrine,pate,kebab,pasty,cannelloni,dinner from the pub,chinese,indian';

/** Chocolate by its share of cocoa: '70% dark', 'two squares of 85%'. Source: product category: bars of dark chocolate. */
export const CHOCOLATE_BY_SHARE = 'dark,bitter,noir,square of,bar of,block of';

/** Names that are complete without a following noun: 'a glug of red', 'two squares of dark'. By the food's name in the table. */
export const NAMES_ALONE: Readonly<Record<string, string>> = {
  Alcohol:
    'glass of red,glass of white,glass of rose,glug of red,glug of white,slug of red,slug of white,slosh of red,slosh of white,splash of red,splash of white,splash of rose,drop of red,drop of white,dash of red,dash of white,bottle of red,bottle of white,measure of red,cup of red,jug of red,carafe of red,ml red,ml white,ml dry white,dry white,dry red,house red,house white,full bodied red,fruity red,robust red,good red,cheap red,cheap white,cooking red,cooking white,crisp white,spanish red,french red,italian red,nip of,half of mild,pint of mild,cold one,old fashioned',
  Chocolate:
    'square of dark,square of milk,square of white,bar of dark,bar of milk,piece of dark,chunk of dark,block of dark,chip of dark',
  'Excess salt': 'few crisps,handful of crisps,some crisps',
  Coffee: 'brew of joe,my brew of joe',
  Tea: 'a brew,my brew,cup of green,mug of green,cup of earl',
};

/** Vitamin D, which is too much in a human dose. Source: VPIS; Merck Veterinary Manual. */
export const VITAMIN_D = 'vitamin d,vitamin d3,vitamin d2,vit d,vit d3,d3';

const KINDS_OF_STOCK = 'chicken,turkey,beef,lamb,vegetable,veg,veggie,fish,meat';

/**
 * Foods that usually contain onion if bought, but not if made for the animal, so we ask. Source: product category: stocks,
 * baby food in jars, seasonings; keema is mince or the dish of it.
 */
export const BOUGHT_FOODS = [
  ...KINDS_OF_STOCK.split(',').flatMap((kind) => [`${kind} stock`, `${kind} broth`]),
  ...['baby food', 'keema', 'kheema', 'qeema', 'seasoning'],
].join(',');

/**
 * Varieties of hops; each means hops if followed by pellets, cones, leaf or 'hops'. Source: hop growers' variety lists;
 * ASPCA.
 */
export const HOP_VARIETIES =
  'cascade,fuggle,fuggles,golding,goldings,east kent,saaz,citra,mosaic,simcoe,amarillo,centennial,chinook,columbus,galena,nugget,willamette,warrior,magnum,perle,hallertau,hallertauer,hersbrucker,tettnang,tettnanger,spalt,northern brewer,northdown,challenger,target,bramling cross,pilgrim,progress,first gold,pioneer,phoenix,admiral,jester,styrian,styrian goldings,bobek,celeia,aurora,sorachi ace,galaxy,vic secret,ella,nelson sauvin,motueka,riwaka,wakatu,pacific gem,pacifica,ekuanot,el dorado,idaho 7,sabro,strata,azacca,cluster,crystal,sterling,liberty,mount hood,ahtanum,comet,apollo,bravo,herkules,mandarina bavaria,huell melon,polaris,lubelski,marynka,premiant,sladek,noble';
/** Words that turn a variety's name into hops. */
export const HOP_FORMS = 'hop,hops,pellet,cone,hop flower,whole leaf hops,t90';

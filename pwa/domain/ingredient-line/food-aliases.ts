/** Further names of foods, beside the aliases of the ingredient table. */
const FOOD_NAMES = `
beef-mince-lean|96/4 ground beef,lean mince,5% mince,lean steak mince
beef-mince-15|mince,hamburger,hamburger meat,steak mince,85% lean ground beef,85/15 ground beef
beef-mince-20|80% lean ground beef
beef-stewing-steak|stewing steak,beef stew meat,casserole beef,beef cubes,beef steak
chicken-breast|chicken breast meat,chicken mini fillets,chicken tenderloins
chicken-breast-cooked|rotisserie chicken breast
turkey-mince-lean|turkey thigh mince,turkey leg mince
turkey-breast|turkey fillet
lamb-leg-lean|lamb leg steak
venison|venison steak
duck-meat|duck breast fillet
cod|cod loin
haddock|haddock loin
pollock|pollack
prawns-cooked|prawn,cooked king prawn
egg|hens egg,chicken egg,free range egg,extra large egg,small egg
egg-boiled|hard cooked egg
yogurt-lowfat|low fat natural yogurt,low fat yogurt natural
greek-yogurt|nonfat greek yogurt,0% greek yogurt
kefir|milk kefir
oats|oat flakes,jumbo oats,oatmeal raw
oatmeal-cooked|boiled oats
wholemeal-flour|whole grain flour
potato-cooked|white potato
butternut-squash|butternut pumpkin
peas|petit pois,petits pois
green-beans|french beans,snap beans
sweetcorn|corn kernel
chickpeas-cooked|chick peas
apple|eating apple,gala apple
flaxseed|flaxseed meal,flaxseed powder,flax
hemp-seeds|hemp seed heart,hemp
psyllium|psyllium husk powder,psyllium powder
turmeric|turmeric root
cinnamon|cinnamon powder,ceylon cinnamon powder
kelp-powder|kelp granule,kelp meal,ground kelp
gelatin|gelatin powder,unflavoured gelatin powder
glm-powder|green lipped mussel extract,glm
bone-meal|bonemeal powder
calcium-carbonate|calcium carbonate powder
taurine-powder|l taurine
vitamin-e-oil|vitamin e supplement,alpha tocopherol
fish-oil|fish oil supplement,epa dha oil
bone-broth|beef bone broth
chicken-broth|chicken broth,chicken stock
goat-milk|goats milk
goat-meat|goat meat,minced goat
bison-mince|bison mince
veal-mince|veal mince
ostrich-mince|ostrich mince,ostrich meat
sardines-oil|sardine oil pack
brewers-yeast|dry brewers yeast
rice-brown-cooked|short grain brown rice,long grain brown rice,brown basmati rice,wholegrain rice
rice-white-cooked|short grain white rice,long grain white rice,white basmati rice
cornmeal|grits,corn grits,polenta
breadcrumbs|panko,panko breadcrumbs,dry breadcrumbs
jam|fruit jam,strawberry jam,raspberry jam,apricot jam,blackcurrant jam,marmalade,orange marmalade,fruit preserve
artichoke|artichoke heart
tuna-fresh|tuna steak,fresh tuna,raw tuna
veal-diced|veal escalope,veal cutlet,veal leg,veal steak
chilli-red|hot pepper,chilli pepper,chilli,red chilli
bread-wholemeal|wholemeal toast,wholemeal bread toast
stock-cube-chicken|chicken stock pot,vegetable stock cube,vegetable bouillon cube
stock-cube-beef|beef stock pot
stock-vegetable-bought|vegetable stock,vegetable broth
clams-cooked|clam
beef-chuck-lean|chuck roast,beef chuck roast,chuck steak
pasta-dry|lasagne sheet,lasagna sheet,lasagna noodle
brie|camembert
cream-double|creme fraiche
oregano-dried|mixed herb,dry mixed herb,dry herb,italian seasoning,italian herb,herbes de provence
rapeseed-oil|cooking spray,oil spray,cooking oil spray,nonstick spray
greek-yogurt|quark
strawberries-frozen|mixed berry,frozen berry,frozen mixed berry,summer berry
pitta-white|naan,naan bread
water|ice,ice cube
beef-rump|steak,minute steak,frying steak,rump steak
`;

const SUPPLEMENT_NAMES = `
kelp-tablet|kelp tablet,iodine tablet,iodine,kelp iodine
iodised-salt|iodised salt,iodised table salt,salt with iodine
salt|salt,table salt,sea salt,rock salt,fine salt
potassium-chloride|potassium chloride,salt substitute,potassium salt
zinc-gluconate|zinc,zinc gluconate
copper-gluconate|copper,copper gluconate
manganese-gluconate|manganese,manganese gluconate
iron-bisglycinate|iron,iron bisglycinate,ferrous bisglycinate
magnesium-citrate|magnesium,magnesium citrate,magnesium citrate powder
choline-bitartrate|choline,choline bitartrate
vitamin-d3-drops|vitamin d3,vitamin d,cholecalciferol,d3 drop,d3
thiamine-hydrochloride|thiamine,vitamin b1,thiamine hydrochloride,thiamine hcl
`;

/**
 * Words that, found together, name another food than the one the last word suggests: 'split peas' are no garden peas,
 * and the table's tuna and sardines are tinned.
 */
const OTHER_FOODS: readonly (readonly string[])[] = [
  ...['snap pea', 'snow pea', 'black pea', 'pigeon pea', 'mushy pea', 'baby corn', 'sugar beetroot'],
  ...[
    'wild rice',
    'acorn squash',
    'spaghetti squash',
    'orange squash',
    'lemon squash',
    'whole chicken',
    'whole duck',
  ],
  ...['whole turkey', 'whole rabbit', 'fresh sardine', 'raw sardine'],
  ...['fish broth', 'stock cube', 'broth cube', 'stock pot'],
  ...['orange bell pepper', 'plant based', 'freeze dry', 'sun dry', 'mock duck', 'bombay duck'],
  ...['star', 'rose', 'love', 'crab', 'custard', 'toffee'].map((kind) => `${kind} apple`),
  ...['garlic', 'onion', 'lite', 'light', 'half', 'epsom', 'bath'].map((kind) => `${kind} salt`),
  ...['shea', 'cocoa', 'cookie', 'apple', 'pumpkin', 'body', 'nut', 'garlic', 'brandy', 'herb'].map(
    (kind) => `${kind} butter`,
  ),
  ...'tomato potato carrot beetroot olive avocado rhubarb turnip radish fig grape banana mango lemon lime orange pumpkin'
    .split(' ')
    .map((kind) => `${kind} leaf`),
  ...['lugol', 'nascent', 'povidone', 'tincture'].map((kind) => `${kind} iodine`),
  ...['tortilla chip', 'pear drop', 'yogurt drop', 'carob drop', 'tripe stick'],
  ...[
    'rose water',
    'tonic water',
    'sparkling water',
    'spice pumpkin',
    'passion apple',
    'prickly pear',
    'sea bean',
    'mince rice',
    'roast beef',
    'stem ginger',
    'frozen yogurt',
    'fruit yogurt',
    'vitamin water',
    'green potato',
    'meat bonemeal',
    'bone marrow',
    'root beer',
    'clotted cream',
    'salad cream',
    'whip cream',
    'ice cream',
    'vegetable ghee',
    'guinea pork',
    'rock salmon',
    'mountain oyster',
    'prairie oyster',
    'easter egg',
    'wood chicken',
    'wood hen',
  ],
].map((words) => words.split(' '));

const OTHER_FOODS_BY_FIRST = new Map<string, (readonly string[])[]>();
for (const words of OTHER_FOODS) {
  const [first = ''] = words;
  OTHER_FOODS_BY_FIRST.set(first, [...(OTHER_FOODS_BY_FIRST.get(first) ?? []), words]);
}

/** Foods outside the table whose names begin with this word. */
export function otherFoodsFrom(word: string): readonly (readonly string[])[] {
  return OTHER_FOODS_BY_FIRST.get(word) ?? [];
}

/** Name and id pairs, in the order in which the first wins. */
export function furtherNames(): [name: string, id: string][] {
  return [...FOOD_NAMES.trim().split('\n'), ...SUPPLEMENT_NAMES.trim().split('\n')].flatMap((row) => {
    const [id = '', names = ''] = row.split('|');
    return names.split(',').map((name): [string, string] => [name, id]);
  });
}

/** Further names of foods, beside the aliases of the ingredient table. */
const FOOD_NAMES = `
beef-mince-lean|97/3 ground beef,96/4 ground beef,93/7 ground beef,90/10 ground beef,lean mince,5% mince,lean steak mince,extra lean ground beef
beef-mince-15|mince,hamburger,hamburger meat,steak mince,85% lean ground beef,85/15 ground beef
beef-mince-20|80% lean ground beef,75% lean ground beef,73/27 ground beef,70/30 ground beef
beef-stewing-steak|stewing steak,beef stew meat,casserole beef,chuck steak,beef cubes,beef steak
chicken-breast|chicken breast meat,chicken mini fillets,chicken tenderloins
chicken-breast-cooked|rotisserie chicken breast
chicken-thigh|dark chicken meat
turkey-mince-lean|turkey thigh mince,turkey leg mince
turkey-breast|turkey fillet,99% lean ground turkey,99/1 ground turkey
lamb-leg-lean|lamb steak,lamb leg steak
venison|venison steak
duck-meat|duck breast fillet
cod|cod loin
haddock|haddock loin
pollock|pollack,coley
prawns-cooked|prawn,king prawn
beef-liver|calves liver
egg|hens egg,free range egg,extra large egg,small egg
egg-boiled|hard cooked egg
yogurt-lowfat|low fat natural yogurt,low fat yogurt natural
greek-yogurt|nonfat greek yogurt,0% greek yogurt
kefir|milk kefir
oats|oat flakes,jumbo oats,oatmeal raw,steel cut oats
oatmeal-cooked|boiled oats
pasta-cooked|spaghetti,penne,fusilli,wholemeal pasta
wholemeal-flour|whole grain flour
potato-cooked|white potato,new potato
butternut-squash|butternut pumpkin
courgette|summer squash,yellow squash
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
bone-broth|beef broth,beef stock,beef bone broth
chicken-broth|chicken broth,chicken stock,low sodium chicken broth
goat-milk|goats milk
goat-meat|goat meat,minced goat
bison-mince|bison mince,bison meat
veal-mince|veal mince
ostrich-mince|ostrich mince,ostrich meat
sardines-oil|sardine oil pack
brewers-yeast|dry brewers yeast
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
export const OTHER_FOODS: readonly (readonly string[])[] = [
  ...[
    'split pea',
    'snap pea',
    'snow pea',
    'black pea',
    'pigeon pea',
    'mushy pea',
    'baby corn',
    'sugar beetroot',
  ],
  ...[
    'wild rice',
    'acorn squash',
    'spaghetti squash',
    'orange squash',
    'lemon squash',
    'whole chicken',
    'whole duck',
  ],
  ...['whole turkey', 'whole rabbit', 'fresh tuna', 'raw tuna', 'tuna steak', 'fresh sardine', 'raw sardine'],
  ...[
    'vegetable broth',
    'vegetable stock',
    'fish broth',
    'stock cube',
    'broth cube',
    'stock pot',
    'green bell pepper',
  ],
  ...[
    'yellow bell pepper',
    'orange bell pepper',
    'plant based',
    'freeze dry',
    'sun dry',
    'mock duck',
    'bombay duck',
  ],
  ...['star', 'rose', 'love', 'crab', 'custard', 'toffee'].map((kind) => `${kind} apple`),
  ...['garlic', 'onion', 'lite', 'light', 'half', 'epsom', 'bath'].map((kind) => `${kind} salt`),
  ...['pear drop', 'yogurt drop', 'carob drop', 'tripe stick'],
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
  ],
].map((words) => words.split(' '));

/** Name and id pairs, in the order in which the first wins. */
export function furtherNames(): [name: string, id: string][] {
  return [...FOOD_NAMES.trim().split('\n'), ...SUPPLEMENT_NAMES.trim().split('\n')].flatMap((row) => {
    const [id = '', names = ''] = row.split('|');
    return names.split(',').map((name): [string, string] => [name, id]);
  });
}

/** The cooked row of a food that the table has raw or dry. */
export const COOKED_OF: Readonly<Record<string, string>> = {
  'beef-mince-lean': 'beef-mince-cooked',
  'beef-mince-15': 'beef-mince-cooked',
  'beef-mince-20': 'beef-mince-cooked',
  'chicken-breast': 'chicken-breast-cooked',
  'chicken-thigh': 'chicken-thigh-cooked',
  'turkey-mince-lean': 'turkey-mince-cooked',
  salmon: 'salmon-cooked',
  egg: 'egg-boiled',
  'rice-brown-dry': 'rice-brown-cooked',
  'rice-white-dry': 'rice-white-cooked',
  oats: 'oatmeal-cooked',
  'quinoa-dry': 'quinoa-cooked',
  'barley-dry': 'barley-cooked',
  'sweet-potato': 'sweet-potato-cooked',
  carrot: 'carrot-cooked',
  'green-beans': 'green-beans-cooked',
  spinach: 'spinach-cooked',
  broccoli: 'broccoli-cooked',
};

/** The raw or dry row of a food whose plain name means the cooked one. */
export const RAW_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COOKED_OF).map(([raw, cooked]) => [cooked, raw]),
);

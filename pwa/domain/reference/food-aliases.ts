/** More names of foods, besides the aliases in the ingredient table. */
const FOOD_NAMES = `
beef-mince-lean|96/4 ground beef,lean mince,5% mince,lean steak mince
beef-mince-15|mince,hamburger,hamburger meat,steak mince,85% lean ground beef,85/15 ground beef
beef-mince-20|80% lean ground beef,ground chuck
beef-stewing-steak|stewing steak,beef stew meat,casserole beef,beef cubes,beef steak
chicken-breast|chicken breast meat,chicken mini fillets,chicken tenderloins
chicken-breast-cooked|rotisserie chicken breast
turkey-mince-lean|turkey thigh mince,turkey leg mince
turkey-breast|turkey fillet
lamb-leg-lean|lamb leg steak
lamb-liver|lamb fry,lambs fry,mutton kaleji
chicken-liver|chicken kaleji
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
oats|oat flakes,jumbo oats,oatmeal raw,quick cook oats,quick cooking oats,quick oats,oldfashioned oats,one minute oats
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
cornmeal|grits,corn grits,polenta,mielie meal,mealie meal,maize meal
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
pitta-white|naan,naan bread
water|ice,ice cube
beef-rump|steak,minute steak,frying steak,rump steak
rice-white-cooked|microwave rice,microwave white rice,microwaveable rice,basmati,basmati rice,jasmine rice,thai rice,patna rice,sona masoori,sona masoori rice
rice-short-grain-dry|arborio,carnaroli,carnaroli rice,paella rice,bomba rice,vialone nano,vialone nano rice
rice-brown-cooked|microwave brown rice,microwaveable brown rice,brown jasmine rice,brown basmati,brown jasmine
lentils-cooked|brown lentil
cornmeal|hominy grits
trout|sea trout
butternut-squash|winter squash
mango|tree ripened mango
kelp-powder|sea kelp,sea kelp powder
sunflower-oil|sunflower seed oil
courgette|yellow courgette,baby marrow
carrot|purple carrot,orange carrot,rainbow carrot,yellow carrot,heritage carrot
apple|green apple,red apple,granny smith,fuji apple,braeburn apple,pink lady apple,cox apple,bramley apple,golden delicious apple,royal gala apple,jazz apple,honeycrisp apple
pear|conference pear,williams pear,bartlett pear,bosc pear
potato-cooked|maris piper potato,king edward potato,russet potato,yukon gold potato,desiree potato,charlotte potato,red potato,yellow potato,jersey royal potato,rooster potato,anya potato,nicola potato,estima potato,marfona potato,kipfler potato,dutch cream potato,sebago potato,pontiac potato,fingerling potato,baking potato,baby potato
sweet-potato|orange sweet potato,japanese sweet potato,shakarkandi,kumara,kumera
cabbage|pointed cabbage,hispi cabbage,sweetheart cabbage,patta gobi
tomato|grape tomato,vine tomato,roma tomato,italian tomato,beefsteak tomato,baby plum tomato,heritage tomato,red tomato
blueberries|wild blueberry
chard|silverbeet,silver beet,spinach beet
mung-cooked|moong dal,mung dal
chickpeas-cooked|kabuli chana,chana,chole
kidney-beans-cooked|rajma
semolina-dry|sooji,suji,rava
pumpkin-cooked|kaddu,kent pumpkin,jap pumpkin,jarrahdale pumpkin,crown prince pumpkin,hokkaido pumpkin,red kuri pumpkin,kabocha pumpkin
potato-raw|new potato
cucumber|lebanese cucumber,persian cucumber,continental cucumber,telegraph cucumber,hothouse cucumber,ridge cucumber,snack cucumber,kirby cucumber,burpless cucumber
chinese-leaf|wombok
broad-beans|fava bean
cantaloupe|spanspek
mandarin|naartjie
cornflour|maizena
rapeseed-oil|canola
peanuts-raw|monkey nut
fennel-seed|saunf
semolina-dry|upma rava,upma sooji
cumin|cumin powder
cauliflower|cauliflower rice,cauli rice
elk|elk stew meat
yam|white yam
wheat-biscuits|weet bix,weetbix
milk-whole|full cream milk
milk-skimmed|skinny milk
milk-semi-skimmed|two percent milk
chicken-mince|chook mince
chicken-leg-skin|chicken maryland
chicken-dark-meat|skinless chicken leg,skinless chicken leg quarter
duck-meat|skinless duck leg,skinless duck
chicken-drumstick|lovely leg,chicken lovely leg
beef-fillet|eye fillet,beef eye fillet
beef-ribeye|scotch fillet
beef-sirloin|sirloin,porterhouse,porterhouse steak
beef-topside|round steak
beef-stewing-steak|gravy beef
corned-beef|bully beef
tomatoes-tinned|tinned chopped tomato,tinned plum tomato,tinned cherry tomato,chopped tomato tinned
luncheon-meat|luncheon sausage
pasta-wholewheat-cooked|wholemeal penne,wholemeal fusilli,wholemeal macaroni,wholemeal spaghetti
mackerel-tinned|mackerel in brine
salmon-red-tinned|red salmon in brine
`;

const SUPPLEMENT_NAMES = `
kelp-tablet|kelp tablet,iodine tablet,iodine,kelp iodine
iodised-salt|iodised salt,iodised table salt,salt with iodine
salt|salt,table salt,sea salt,rock salt,fine salt,pink salt,kosher salt,cooking salt
potassium-chloride|potassium chloride,nosalt,salt substitute,potassium salt
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
 * Words that together name another food, though each alone is harmless or part of a name: 'carrot leaves', 'frozen
 * yogurt', and the table's sardines are tinned.
 */
export const OTHER_FOODS: readonly (readonly string[])[] = [
  ...['baby corn', 'fresh sardine', 'raw sardine', 'broth cube', 'half salt', 'light salt', 'whole rabbit'],
  ...'tomato potato carrot beetroot olive avocado rhubarb turnip radish fig grape banana mango lemon lime orange pumpkin'
    .split(' ')
    .map((kind) => `${kind} leaf`),
  ...[
    'pear drop',
    'yogurt drop',
    'carob drop',
    'tripe stick',
    'spice pumpkin',
    'mince rice',
    'whole sardine',
    'butter cup',
  ],
  ...['frozen yogurt', 'fruit yogurt', 'meat bonemeal'],
].map((words) => words.split(' '));

/** Foods missing from the tables, each with the nearest one in them: suggested, never applied automatically. */
const NEAR_FOODS = `
summer-squash|lauki,doodhi,bottle gourd,ghiya,dudhi,gem squash
courgette|tori,ridge gourd,luffa
tortilla-flour|chapati,chapatis,chapatti,chapattis,roti,rotis,phulka,phulkas
yogurt-plain|curd
greek-yogurt|hung curd,quark
strawberries-frozen|mixed berry,berry,summer berry
potato-flour|potato starch
catfish|basa,pangasius
pork-crackling|pork rind
milk-powder-skimmed|milk powder,powdered milk
lentils-red-dry|masoor dal
split-peas-cooked|chana dal
wholemeal-flour|atta
flour-plain|maida
bulgur-cooked|dalia
millet-dry|ragi,finger millet
blueberries|bilberry
kale|kailan,gai lan
kefir|amasi,maas
buttermilk|chaas
milk-semi-skimmed|lite milk,light milk
goat-meat|chevon
lamb-leg|hogget
lamb-shoulder|mutton
beef-shin|ox cheek,beef cheek
beef-fillet|tenderloin
pollock|hoki
coconut-oil|copha,mct oil
sesame-oil|gingelly oil,til oil
lobster-cooked|crayfish
clams-cooked|pipi
smelt|whitebait,sprat
luncheon-meat|polony
hot-dog|cheerio sausage,kransky,saveloy
sausage-pork-raw|banger,snag
sausage-beef-cooked|boerewors
sugar-brown|jaggery
ricotta|paneer
cream-cheese|philadelphia,philadelphia light
pumpkin-cooked|queensland blue pumpkin
butternut-squash|kabocha,kabocha squash,red kuri squash,onion squash,crown prince squash,delicata squash,hubbard squash,turban squash
back-bacon-raw|rasher
tomato-sauce-plain|tomato sauce
turkey-thigh-skin|turkey drumstick,turkey leg
venison|kangaroo,roo,kangaroo steak,springbok,kudu
carp|rohu,katla
sardines-water|sardine in brine
mackerel-tinned|mackerel in tomato sauce,mackerel in oil
beef-spleen|spleen,melt,milt
beef-lung|lung,lung lights,lights
beef-tripe|green tripe mince,tripe mince
kidney-beans-tinned|bean mix,mixed bean,4 bean mix,3 bean mix
`;

const pairs = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [id = '', names = ''] = row.split('|');
      return names.split(',').map((name): [name: string, id: string] => [name, id]);
    });

/** Pairs of name and id; the first match wins. */
export function furtherNames(): [name: string, id: string][] {
  return pairs(`${FOOD_NAMES.trim()}\n${SUPPLEMENT_NAMES.trim()}`);
}

/** Names of foods missing from the tables, with the id of the nearest one. */
export function nearNames(): [name: string, id: string][] {
  return pairs(NEAR_FOODS);
}

/** Everyday names of foods in the UK, the US, Australia, New Zealand, Ireland, South Africa and India, by table row. */
export const NAMES_OF_FOODS = `
courgette|zucchini,zucchinis,baby marrow
summer-squash|marrow
chard|silverbeet,silver beet,Swiss chard,rainbow chard
yogurt-plain|dahi,yoghurt,natural yoghurt,plain yogurt
mung-cooked|moong dal,mung dal
lentils-red-dry|red split lentils
chickpeas-cooked|kabuli chana
kidney-beans-cooked|rajma
chickpea-flour|besan,gram flour,chickpea flour
semolina-dry|sooji,rava
pumpkin-cooked|kaddu,pumpkin,Kent pumpkin
spinach|palak
potato-cooked|aloo
sweet-potato|shakarkandi,kumara,kumera
carrot|gajar
daikon|mooli
turnip|shalgam,turnip
cauliflower|gobi
cabbage|patta gobi
peas|matar
okra|bhindi,lady's finger,okra
aubergine|brinjal,baingan,eggplant
red-pepper|capsicum,red capsicum,bell pepper
green-pepper|green capsicum
yam|yam
swede|rutabaga,swede,neeps
rocket|rocket,arugula
pak-choi|pak choi,bok choy
chinese-leaf|Chinese cabbage,wombok
mangetout|mangetout,snow peas,sugar snap peas
green-beans|runner beans,French beans,string beans
broad-beans|broad beans,fava beans
butter-beans-cooked|butter beans,lima beans
scallops|scallop
prawns-cooked|shrimp,prawns,prawn
whiting|hake
glm-powder|green-lipped mussel powder
beef-mince-15|mince,minced beef,beef mince,ground beef,hamburger,hamburger meat
beef-chuck-lean|chuck steak,chuck roast
beef-stewing-steak|braising steak,stewing steak,gravy beef
beef-topside|topside,round steak
beef-silverside|silverside
beef-rump|rump steak
beef-sirloin|sirloin,porterhouse
beef-ribeye|scotch fillet
beef-fillet|eye fillet,fillet steak
beef-brisket-lean|brisket
beef-heart|ox heart
beef-liver|ox liver
beef-tongue|ox tongue
beef-tripe|tripe,green tripe
beef-jerky|biltong
luncheon-meat|luncheon sausage
hot-dog|frankfurter
gammon-lean-cooked|gammon
back-bacon-raw|back bacon
bacon-raw|streaky bacon
black-pudding|black pudding
corned-beef|corned beef,bully beef
salmon-canned|tinned salmon,canned salmon
tuna-water|tinned tuna
sardines-tomato|pilchards,sardines in tomato
greek-yogurt|Greek yoghurt
cottage-cheese|cottage cheese
buttermilk|buttermilk
ghee|ghee,clarified butter
beef-tallow|dripping
lard|lard
cornmeal|maize meal,polenta,grits,mielie meal,mealie meal
sweetcorn|mielies,corn,sweetcorn
oatmeal-cooked|oatmeal,porridge
oats|porridge oats,rolled oats
oats-whole|pinhead oats,steel-cut oats
barley-cooked|pearl barley
bulgur-cooked|bulgur wheat
rice-brown-cooked|brown rice
rice-white-cooked|basmati rice
rice-short-grain-dry|arborio rice
wheat-biscuits|Weet-Bix,Weetabix
bread-wholemeal|wholemeal bread,whole wheat bread
pitta-white|naan
cornflour|cornflour,cornstarch,maizena
bicarbonate|bicarb,baking soda
rapeseed-oil|rapeseed oil,canola,canola oil
peanut-oil|groundnut oil,peanut oil
coconut-oil|coconut oil
flaxseed-oil|flax oil
flaxseed|linseed,flax meal
chia-seeds|chia
pumpkin-seeds|pepitas
peanuts-raw|groundnuts,monkey nuts
coconut-desiccated|desiccated coconut,shredded coconut
ketchup|ketchup
passata|passata
tomato-puree|tomato paste,tomato puree
spring-greens|spring greens,collards,collard greens
kale|kale,cavolo nero,lacinato kale
celeriac|celeriac,celery root
beetroot|beetroot,beets
jerusalem-artichoke|Jerusalem artichoke,sunchoke
papaya|pawpaw,papaya
cantaloupe|rockmelon,cantaloupe,spanspek
honeydew|honeydew melon
watermelon|watermelon
mandarin|naartjie,clementine,tangerine
kiwi|kiwifruit
nectarine|nectarine
apple|green apple,Granny Smith,bramley apple
blackberries|blackberries,brambles
butternut-squash|butternut pumpkin,butternut
chicken-breast|chook
chicken-mince|chook mince,chicken mince,ground chicken
chicken-leg-skin|chicken Maryland
chicken-drumstick|chicken lovely legs
chicken-giblets|chicken giblets
ostrich-mince|ostrich
venison|venison
pork-feet|trotters,pig's trotters
pork-belly|pork belly,belly pork
egg|egg,hens' eggs
milk-skimmed|skim milk,skimmed milk
milk-whole|full-cream milk,whole milk
milk-semi-skimmed|semi-skimmed milk,2% milk
milk-evaporated|evaporated milk
coriander-fresh|coriander,cilantro,dhania
turmeric|haldi
ginger|adrak
cumin|jeera
fennel-seed|saunf
corn-syrup|golden syrup
molasses|treacle
turkey-mince-lean|minced turkey,ground turkey
pork-mince|ground pork
lamb-mince|ground lamb
gelatin|gelatine
`;

/** Names of foods missing from the tables, by the nearest food, which is offered but never assumed. */
export const NAMES_OF_NEAR_FOODS = `
plain yogurt|curd
greek yogurt|hung curd,quark
dry red lentils|masoor dal
split pea|chana dal
wholemeal flour|atta
plain flour|maida
bulgur|dalia
dry millet|ragi
summer squash|lauki,ghiya,gem squash
courgette|tori,ridge gourd
lobster|crayfish
pollock|hoki
fillet steak|tenderloin
beef sausage|boerewors
luncheon meat|polony
pork sausage|snag,snags,bangers
frankfurter|saveloy,cheerio sausages,kransky
back bacon|rashers
smelt|whitebait
ricotta|paneer
kefir|amasi,maas
buttermilk|chaas
coconut oil|copha
flour tortilla|chapati,roti
sesame oil|til oil,gingelly oil
plain tomato sauce|tomato sauce
kale|kailan
blueberry|bilberries
whole lamb leg|hogget
lamb shoulder with fat|mutton
goat|chevon
venison|roo,kangaroo mince
semi-skimmed milk|lite milk
brown sugar|jaggery
`;

/** Names with no near food in the tables, or too vague for one. */
export const UNKNOWN_NAMES = `
toor dal, urad dal, poha, bajra, jowar, bottle gourd, karela, methi leaves, sweet tater, oca, scarlet runner
beans, yabbies, rock lobster, snoek, barramundi, snapper, flathead, gemfish, trevally, pipis, oxtail,
droewors, devon, savaloy, white pudding, lassi, pap, samp, biscuit, rusk, mustard oil, chayote, choko,
tamarillo, feijoa, Queensland Blue, morogo, stock, bone stock, rusks
`;

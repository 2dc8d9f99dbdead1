/**
 * Words and household properties of every food, one per row; empty means unknown, or the category's default. The American
 * name if it differs; aliases separated by commas; the entry in the list of toxic foods. If two foods share an alias, the
 * first counts.
 */
export const INGREDIENT_DETAIL_ROWS = `
id|American name|aliases|form|aisle|density g/ml|piece g|toxic food
beef-mince-lean||lean beef mince,lean minced beef,lean ground beef,95% lean ground beef,5% beef mince|raw||0.95||
beef-mince-15||beef mince,minced beef,ground beef,hamburger mince,beef,15% beef mince|raw||0.95||
beef-mince-20||80/20 ground beef,standard beef mince,20% beef mince|raw||0.95||
beef-mince-cooked||cooked beef mince,browned beef mince,cooked ground beef|cooked||0.65||
beef-stewing-steak||stewing beef,braising steak,beef chunks,diced beef,stew meat,beef chuck|raw||0.65||
chicken-breast||chicken breast,chicken breasts,boneless chicken breast,skinless chicken breast,chicken fillet,chicken|raw||0.65|174|
chicken-breast-cooked||cooked chicken breast,cooked chicken,shredded chicken,boiled chicken,poached chicken|cooked||0.592|140|
chicken-thigh||chicken thigh,chicken thighs,boneless chicken thigh,skinless chicken thigh|raw||0.65|90|
chicken-thigh-cooked||cooked chicken thigh,cooked chicken thighs|cooked||0.60|70|
chicken-drumstick||chicken drumstick,chicken drumsticks,chicken leg meat|raw||0.65|62|
chicken-mince||minced chicken,ground chicken|raw||0.95||
turkey-mince-lean||turkey mince,minced turkey,ground turkey,lean ground turkey,lean turkey mince,turkey|raw||0.95||
turkey-mince-cooked||cooked turkey mince,cooked ground turkey|cooked||0.65||
turkey-breast||turkey breast,turkey breast steak,diced turkey,turkey steak|raw||0.65|125|
lamb-mince||minced lamb,ground lamb,lamb|raw||0.95||
lamb-leg-lean||lamb leg,diced lamb,lean lamb,leg of lamb|raw||0.65||
pork-loin||pork loin,pork loin steak,lean pork,pork|raw||0.65|150|
pork-tenderloin||pork fillet,pork tenderloin|raw||0.65||
pork-mince||minced pork,ground pork|raw||0.95||
rabbit||rabbit,diced rabbit,rabbit mince,ground rabbit|raw||0.65||
venison||venison,deer meat,diced venison|raw||0.65||
venison-mince||minced venison,ground venison|raw||0.95||
duck-meat||duck,duck breast,duck meat|raw||0.65|150|
salmon||salmon,salmon fillet,salmon fillets,fresh salmon|raw||0.65|130|
salmon-cooked||cooked salmon,baked salmon,poached salmon,flaked salmon|cooked||0.60|115|
salmon-canned||tinned salmon,canned salmon,tinned pink salmon,canned pink salmon|cooked||0.70||
sardines-oil||sardines in oil,tinned sardines in oil,canned sardines in oil|cooked||0.63|24|
sardines-water||sardines in water,sardines in spring water,tinned sardines,canned sardines,sardines|cooked||0.63|24|
cod||cod,cod fillet,white fish,white fish fillet|raw||0.65|130|
haddock||haddock,haddock fillet|raw||0.65|130|
pollock||pollock,alaska pollock,pollock fillet|raw||0.65|110|
mackerel||mackerel,mackerel fillet,fresh mackerel|raw||0.65|112|
herring||herring,herring fillet|raw||0.65|150|
trout||trout,rainbow trout,trout fillet|raw||0.65|130|
tuna-water||tuna in water,tuna in spring water,tinned tuna,canned tuna,tuna|cooked||0.65||
mussels||mussels,blue mussels,mussel meat|raw||0.634|8|
prawns-cooked||prawns,shrimp,cooked prawns,cooked shrimp|cooked||0.60|6|
chicken-liver||chicken liver,chicken livers|raw||0.95|40|
beef-liver||ox liver,beef liver,cow liver|raw||0.95||
lamb-liver||lamb liver,lambs liver,lamb's liver|raw||0.95||
beef-heart||ox heart,beef heart|raw||0.80||
chicken-hearts||chicken heart,chicken hearts|raw||0.80|6|
beef-kidney||ox kidney,beef kidney|raw||0.80||
lamb-kidney||lamb kidney,lambs kidney,lamb kidneys|raw||0.80|60|
chicken-gizzards||chicken gizzard,chicken gizzards|raw||0.80|20|
beef-tripe||tripe,ox tripe,green tripe|raw||0.80||
egg||egg,eggs,whole egg,whole eggs,large egg,medium egg|raw||1.027|50|
egg-boiled||boiled egg,boiled eggs,hard-boiled egg,hard boiled eggs,cooked egg|cooked||0.575|50|
egg-yolk||egg yolk,egg yolks,yolk|raw||1.027|17|
egg-white||egg white,egg whites|raw||1.027|33|
cottage-cheese||cottage cheese,low-fat cottage cheese|raw||0.955||
yogurt-plain||plain yogurt,natural yogurt,plain yoghurt,natural yoghurt,yogurt,yoghurt|raw||1.036||
greek-yogurt||greek yogurt,greek yoghurt,fat-free greek yogurt|raw||1.03||
kefir||kefir,plain kefir,kefir yogurt|raw||1.03||
goat-milk||goat's milk,goats milk,goat milk|raw||1.031||
cheddar||cheddar,cheddar cheese,grated cheese,hard cheese|raw||0.558|28|
rice-brown-cooked||brown rice,cooked brown rice|cooked||0.824||
rice-brown-dry||uncooked brown rice,dry brown rice,raw brown rice|raw||0.782||
rice-white-cooked||white rice,cooked white rice,rice,cooked rice,boiled rice|cooked||0.668||
rice-white-dry||uncooked white rice,dry white rice,uncooked rice,long grain rice|raw||0.782||
oats||oats,rolled oats,porridge oats,oatmeal dry,quick oats|raw||0.342||
oatmeal-cooked||oatmeal,cooked oatmeal,cooked oats,porridge|cooked||0.989||
quinoa-cooked||quinoa,cooked quinoa|cooked||0.782||
quinoa-dry||uncooked quinoa,dry quinoa|raw||0.719||
barley-cooked||barley,cooked barley,pearl barley|cooked||0.664||
barley-dry||uncooked barley,dry pearl barley|raw||0.845||
millet-cooked||millet,cooked millet|cooked||0.735||
couscous-cooked||couscous,cooked couscous|cooked||0.664||
pasta-cooked||pasta,cooked pasta,macaroni|cooked||0.592||
wholemeal-flour||wholemeal flour,whole wheat flour,whole-wheat flour,wholewheat flour|raw||0.507||
rice-flour||rice flour,white rice flour|raw||0.668||
oat-flour||oat flour,ground oats|raw||0.44||
chickpea-flour||chickpea flour,gram flour,besan|raw||0.389||
lentils-cooked||lentils,cooked lentils,green lentils|cooked||0.837||
chickpeas-cooked||chickpeas,cooked chickpeas,garbanzo beans|cooked||0.693||
sweet-potato||sweet potato,sweet potatoes,raw sweet potato|raw||0.562|130|
sweet-potato-cooked||cooked sweet potato,mashed sweet potato,boiled sweet potato|cooked||0.845|150|
potato-cooked||potato,potatoes,boiled potato,mashed potato,cooked potato,cooked potatoes|cooked||0.659|167|
pumpkin-canned||pumpkin puree,pumpkin purée,canned pumpkin,tinned pumpkin,plain pumpkin|cooked||1.036||
pumpkin-cooked||pumpkin,cooked pumpkin,mashed pumpkin|cooked||1.036||
butternut-squash||butternut squash,squash,butternut|raw||0.592|900|
carrot||carrot,carrots,raw carrot,grated carrot|raw||0.541|61|
carrot-cooked||cooked carrot,cooked carrots,steamed carrots|cooked||0.659|46|
green-beans||green beans,green bean,string beans,runner beans,fine beans|raw||0.423|5.5|
green-beans-cooked||cooked green beans,steamed green beans|cooked||0.528||
peas||peas,green peas,garden peas,frozen peas|raw||0.566||
spinach||spinach,baby spinach,spinach leaves|raw||0.127|10|
spinach-cooked||cooked spinach,wilted spinach,steamed spinach|cooked||0.761||
kale||kale,curly kale,cavolo nero,lacinato kale,tuscan kale,black kale|raw||0.283||
broccoli||broccoli,broccoli florets|raw||0.385|31|
broccoli-cooked||cooked broccoli,steamed broccoli|cooked||0.659||
courgette||courgette,courgettes,zucchini|raw||0.524|196|
cauliflower||cauliflower,cauliflower florets|raw||0.452|575|
cabbage||cabbage,white cabbage,savoy cabbage,green cabbage|raw||0.376||
celery||celery,celery stick,celery stalk|raw||0.427|40|
cucumber||cucumber,cucumbers|raw||0.44|301|
beetroot||beetroot,beet,beets|raw||0.575|82|
parsnip||parsnip,parsnips|raw||0.562|130|
red-pepper||red pepper,bell pepper,bell peppers,sweet pepper,red bell pepper|raw||0.63|119|
sweetcorn||sweetcorn,corn,corn kernels,sweet corn|raw||0.613||
apple||apple,apples,apple slices,diced apple|raw||0.528|182|
applesauce||applesauce,apple sauce unsweetened,unsweetened applesauce,apple puree|cooked||1.031||
blueberries||blueberry,blueberries|raw||0.626|1.4|
cranberries||cranberry,cranberries,fresh cranberries|raw||0.465|1.2|
banana||banana,bananas,mashed banana,ripe banana|raw||0.634|118|
pear||pear,pears|raw||0.681|178|
watermelon||watermelon,seedless watermelon|raw||0.642||
strawberries||strawberry,strawberries|raw||0.702|12|
parsley||parsley,fresh parsley,chopped parsley|raw||0.254|1|
flaxseed||flaxseed,flax seed,linseed,ground flaxseed,flax meal,ground flax|raw||0.473||
chia-seeds||chia,chia seed,chia seeds|raw||0.72||
pumpkin-seeds||pumpkin seeds,pumpkin seed,pepitas|raw||0.545||
hemp-seeds||hemp seeds,hemp hearts,hulled hemp|raw||0.68||
peanut-butter||peanut butter,xylitol-free peanut butter,natural peanut butter,unsalted peanut butter|raw||1.091||
coconut-oil||coconut oil,virgin coconut oil|raw||0.921||
olive-oil||olive oil,extra virgin olive oil,evoo|raw||0.913||
sunflower-oil||sunflower oil|raw||0.921||
salmon-oil||salmon oil,wild salmon oil|raw||0.921||
cod-liver-oil||cod liver oil|raw||0.921||
fish-oil||fish oil,omega-3 oil,omega 3 oil,fish oil capsule,omega-3 capsule|raw||0.92|1|
flaxseed-oil||flaxseed oil,flax oil,linseed oil food grade|raw||0.921||
rapeseed-oil||rapeseed oil,canola oil,vegetable oil|raw||0.921||
eggshell-powder||eggshell powder,ground eggshell,eggshell,egg shell powder,crushed eggshell|raw||1.12||
bone-meal||bone meal,bonemeal,bone meal powder|raw||0.95||
calcium-carbonate||calcium carbonate,calcium powder,calcium supplement|raw||1.10||
kelp-powder||kelp,kelp powder,dried kelp,seaweed powder,seaweed meal|raw||0.70||
spirulina||spirulina,spirulina powder|raw||0.473||
taurine-powder||taurine,taurine powder,taurine supplement|raw||0.80||
vitamin-e-oil||vitamin e,vitamin e oil,vitamin e capsule,vitamin-e|raw||0.95|0.5|
brewers-yeast||brewer's yeast,brewers yeast,brewers' yeast,brewers yeast powder|raw||0.55||
bone-broth||bone broth,beef broth no onion,broth,unsalted stock,low-sodium broth (no onion),meat stock no onion|cooked||1.014||
chicken-broth||chicken broth no onion,chicken stock no onion,homemade chicken stock,chicken bone broth|cooked||1.014||
gelatin||gelatin,gelatine,powdered gelatin,beef gelatin|raw||0.62||
turmeric||turmeric,ground turmeric,turmeric powder|raw||0.636||
ginger||ginger,fresh ginger,ginger root,grated ginger|raw||0.406||
cinnamon||cinnamon,ground cinnamon,ceylon cinnamon|raw||0.527||
honey||honey,raw honey|raw||1.433||
carob-flour||carob,carob powder,carob flour|raw||0.435||
glm-powder||green-lipped mussel powder,green lipped mussel|raw||0.60||
water||water,cold water,warm water,filtered water|raw||1.00||
bison-mince||bison,ground bison,buffalo mince|raw||0.95||
goat-meat||goat,diced goat|raw||0.65||
veal-mince||veal,ground veal,minced veal,rose veal mince|raw||0.95||
quail||quail,quail meat|raw|||92|
ostrich-mince||ostrich,ground ostrich|raw||0.95||
anchovies||anchovy,anchovies|raw|||4|
pork-liver||pork liver,pig liver,pigs liver|raw||0.95||
turkey-liver||turkey liver,turkey livers|raw||0.95||
lamb-heart||lamb heart,lambs heart,lamb hearts|raw||0.80|150|
turkey-heart||turkey heart,turkey hearts|raw||0.80|22|
beef-tongue||ox tongue,beef tongue|raw||0.65||
quail-egg||quail egg,quail eggs|raw|||9|
cottage-cheese-full||creamed cottage cheese,full-fat cottage cheese|raw||0.888||
yogurt-lowfat||low-fat yogurt,low fat plain yogurt|raw||1.036||
ricotta||ricotta,ricotta cheese|raw||1.048||
buckwheat-cooked||buckwheat,cooked buckwheat,kasha|cooked||0.71||
brown-rice-flour||brown rice flour|raw||0.668||
cornmeal||cornmeal,polenta,maize meal|raw||0.516||
wheat-germ||wheat germ,wheatgerm|raw||0.486||
mango||mango,mangoes|raw||0.697|336|
sardine-oil||sardine oil,fish body oil|raw||0.921||
chicken-fat||chicken fat,schmaltz plain|raw||0.866||
dicalcium-phosphate||dicalcium phosphate,dcp|raw||0.95||
nutritional-yeast||nutritional yeast,nutritional yeast flakes|raw||0.25||
psyllium||psyllium,psyllium husk|raw||0.35||
chicken-whole-skin||whole chicken,chicken with skin,chicken meat and skin,roasting chicken|raw|meat|||
chicken-whole-skin-roast||roast chicken,rotisserie chicken,chicken with skin cooked,cooked chicken with skin|cooked|meat|.592||
chicken-meat||chicken meat,skinless chicken,boneless chicken,diced chicken,chicken pieces,raw chicken meat|raw|meat|||
chicken-meat-roast||roast chicken meat,roasted chicken meat,cooked chicken meat|cooked|meat|.592||
chicken-meat-stewed||stewed chicken,simmered chicken,boiled chicken meat|cooked|meat|.592||
chicken-breast-skin||chicken breast with skin,skin-on chicken breast,chicken breasts with skin|raw|meat||145|
chicken-breast-skin-roast||roast chicken breast with skin,roasted chicken breast with skin|cooked|meat|.592|98|
chicken-breast-grilled||grilled chicken breast,grilled chicken|cooked|meat||196|
chicken-thigh-skin||chicken thigh with skin,chicken thighs with skin,skin-on chicken thighs|raw|meat||193|
chicken-thigh-skin-roast||roast chicken thigh,roast chicken thighs,roasted chicken thighs with skin|cooked|meat||137|
chicken-thigh-stewed||stewed chicken thigh,stewed chicken thighs,boiled chicken thigh,boiled chicken thighs|cooked|meat|.592|55|
chicken-drumstick-skin||chicken drumstick with skin,chicken drumsticks with skin|raw|meat||133|
chicken-drumstick-skin-roast||roast chicken drumstick,roast chicken drumsticks|cooked|meat||96|
chicken-drumstick-cooked||cooked chicken drumstick,cooked chicken drumsticks|cooked|meat||96|
chicken-leg-skin||chicken leg,chicken legs,chicken leg quarter,chicken leg quarters,chicken quarter,chicken quarters|raw|meat||344|
chicken-leg-skin-roast||roast chicken leg,roast chicken legs,cooked chicken leg,cooked chicken legs|cooked|meat||258|
chicken-wing-skin||chicken wing,chicken wings|raw|meat||107|
chicken-wing-skin-roast||roast chicken wing,roast chicken wings,cooked chicken wings|cooked|meat||85|
chicken-neck-skin||chicken neck,chicken necks|raw|meat||50|
chicken-dark-meat||dark chicken meat,dark meat chicken,chicken dark meat|raw|meat|||
chicken-skin||chicken skin,chicken skins|raw|meat|||
chicken-mince-cooked|Ground chicken, cooked|cooked chicken mince,cooked minced chicken,cooked ground chicken,browned ground chicken|cooked|meat|||
chicken-feet-cooked||chicken feet,chicken foot,boiled chicken feet|cooked|meat|||
chicken-tinned|Chicken, canned, no broth|tinned chicken,canned chicken,chicken in a tin|tinned|grains|.866||
turkey-whole-skin||whole turkey,turkey with skin|raw|meat|||
turkey-whole-skin-roast||roast turkey,turkey with skin cooked|cooked|meat|||
turkey-meat||turkey meat,skinless turkey,raw turkey meat|raw|meat|||
turkey-meat-roast||roast turkey meat,cooked turkey,leftover turkey,cooked turkey meat|cooked|meat|||
turkey-breast-cooked||cooked turkey breast,roast turkey breast,roasted turkey breast|cooked|meat|||
turkey-thigh||turkey thigh,turkey thighs,turkey thigh meat,diced turkey thigh|raw|meat||454|
turkey-thigh-cooked||cooked turkey thigh,roast turkey thigh,cooked turkey thighs|cooked|meat||348|
turkey-thigh-skin||turkey thigh with skin,turkey thighs with skin|raw|meat||454|
turkey-drumstick||turkey drumstick,turkey drumsticks,turkey leg,turkey legs|raw|meat||356|
turkey-drumstick-cooked||cooked turkey drumstick,roast turkey drumstick,roast turkey leg|cooked|meat||275|
turkey-wing-skin||turkey wing,turkey wings|raw|meat|||
turkey-neck-meat||turkey neck,turkey necks|raw|meat|||
turkey-mince|Ground turkey, regular|standard turkey mince,regular ground turkey,full-fat turkey mince|raw|meat|||
turkey-mince-15|Ground turkey, 85% lean|85% lean ground turkey,85/15 ground turkey,15% fat turkey mince|raw|meat|||
turkey-mince-extra-lean|Ground turkey, fat free|extra lean turkey mince,turkey breast mince,ground turkey breast,fat-free ground turkey,99% lean ground turkey|raw|meat|||
turkey-mince-lean-cooked|Ground turkey, 93% lean, cooked|cooked lean turkey mince,93% lean ground turkey cooked,turkey patty,turkey patties|cooked|meat|||
duck-skin||duck with skin,whole duck,duck leg,duck legs,duck breast with skin|raw|meat|||
duck-skin-roast||roast duck,roast duck with skin|cooked|meat|.592||
duck-meat-roast||roast duck meat,cooked duck,cooked duck meat|cooked|meat|.592||
goose-meat||goose,goose meat,goose breast|raw|meat|||
guinea-fowl|Guinea hen meat, raw|guinea fowl,guinea hen|raw|meat|||
pheasant||pheasant,pheasant meat,pheasant breast|raw|meat|||
pigeon|Squab meat, raw|pigeon,pigeon breast,wood pigeon,squab|raw|meat|||
beef-mince-30|Ground beef, 70% lean|70/30 ground beef,30% fat beef mince,fatty beef mince,70% lean ground beef|raw|meat|||
beef-mince-25|Ground beef, 75% lean|75/25 ground beef,25% fat beef mince,75% lean ground beef|raw|meat|||
beef-mince-10|Ground beef, 90% lean|90% lean ground beef,90/10 ground beef,10% fat beef mince,10% beef mince|raw|meat|||
beef-mince-7|Ground beef, 93% lean|93% lean ground beef,93/7 ground beef,7% fat beef mince|raw|meat|||
beef-mince-3|Ground beef, 97% lean|97% lean ground beef,97/3 ground beef,3% fat beef mince,extra lean beef mince,extra lean ground beef|raw|meat|||
beef-mince-grass-fed|Ground beef, grass-fed|grass-fed beef mince,grass-fed ground beef,grass fed ground beef,grass-fed beef|raw|meat|||
beef-mince-lean-cooked|Ground beef, 95% lean, cooked|cooked lean beef mince,95% lean ground beef cooked,cooked lean ground beef|cooked|meat|||
beef-mince-15-cooked|Ground beef, 85% lean, cooked|85% lean ground beef cooked,cooked 15% fat beef mince|cooked|meat|||
beef-mince-20-cooked|Ground beef, 80% lean, cooked|80/20 ground beef cooked,cooked 20% fat beef mince|cooked|meat|||
beef-burger-cooked|Hamburger patty, plain, broiled|beef burger,beef burgers,burger patty,burger patties,hamburger patty,hamburger patties,beef patty,beef patties|cooked|meat|||
beef-stewing-steak-cooked|Stew beef, braised|cooked stewing beef,stewed beef,braised beef,cooked beef chunks,cooked stew meat|cooked|meat|||
beef-chuck-lean||lean beef chuck,chuck steak,chuck roast,braising beef,pot roast beef,feather blade|raw|meat|||
beef-chuck-lean-cooked||cooked chuck roast,braised chuck steak,pot roast|cooked|meat|||
beef-brisket-lean||brisket,beef brisket|raw|meat|||
beef-brisket-lean-cooked||cooked brisket,braised brisket,slow-cooked brisket|cooked|meat|||
beef-flank-lean|Beef flank steak, lean, raw|flank steak,beef flank,bavette,bavette steak|raw|meat||188|
beef-topside|Beef top round, lean, raw|beef topside,topside,topside of beef,top round,top round roast,beef top round,roasting beef|raw|meat|||
beef-topside-cooked|Beef top round, lean, roasted|roast beef,cooked topside,roast topside,cooked top round,cooked beef|cooked|meat|||
beef-silverside|Beef eye of round, lean, raw|silverside,beef silverside,eye of round,beef round|raw|meat|||
beef-rump|Beef top sirloin, lean, raw|rump steak,beef rump,rump of beef,top sirloin,top sirloin steak|raw|meat||180|
beef-sirloin|Beef strip steak (top loin), lean, raw|sirloin steak,beef sirloin,strip steak,new york strip,striploin|raw|meat||267|
beef-sirloin-cooked|Beef strip steak (top loin), lean, grilled|cooked sirloin steak,grilled sirloin steak,cooked strip steak,cooked steak|cooked|meat|||
beef-fillet|Beef tenderloin, lean, raw|fillet steak,beef fillet,beef tenderloin,filet mignon|raw|meat||170|
beef-ribeye||ribeye,rib-eye steak,ribeye steak,beef ribeye|raw|meat||326|
beef-skirt||beef skirt,skirt steak,inside skirt|raw|meat||382|
beef-short-rib||short rib,short ribs,beef short rib,beef short ribs,jacob's ladder|raw|meat||432|
beef-shin|Beef shank, lean, raw|beef shin,shin of beef,beef shank,stewing shin|raw|meat|||
beef-shin-cooked|Beef shank, lean, braised|cooked beef shin,braised beef shin,cooked beef shank|cooked|meat|||
beef-lean-mixed||lean beef,lean diced beef,beef trim,beef strips,stir-fry beef|raw|meat|||
beef-lean-mixed-cooked||cooked lean beef,cooked diced beef,boiled beef|cooked|meat|||
beef-fat-trim||beef fat,beef fat trimmings,beef trimmings|raw|meat|||Fatty trimmings and bacon
veal-mince-cooked|Ground veal, cooked|cooked veal mince,cooked ground veal,cooked veal|cooked|meat|||
veal-diced||diced veal,stewing veal,veal cubes,veal stew meat|raw|meat|||
veal-diced-cooked||stewed veal,braised veal,cooked diced veal|cooked|meat|||
lamb-mince-cooked|Ground lamb, cooked|cooked lamb mince,cooked ground lamb,cooked minced lamb,browned lamb mince|cooked|meat|||
lamb-diced-lean||stewing lamb,lamb chunks,lamb cubes,lamb for stew,lamb stew meat,diced lean lamb|raw|meat|||
lamb-diced-lean-cooked||cooked diced lamb,stewed lamb,braised lamb,cooked lamb|cooked|meat|||
lamb-leg-lean-cooked||roast lamb,cooked lamb leg,roast leg of lamb,roast lamb leg|cooked|meat|||
lamb-leg||whole lamb leg,lamb leg with fat,bone-in lamb leg|raw|meat|||
lamb-shoulder-lean||lamb shoulder,shoulder of lamb,lean lamb shoulder|raw|meat|||
lamb-shoulder-lean-cooked||roast lamb shoulder,cooked lamb shoulder|cooked|meat|||
lamb-shoulder||lamb shoulder with fat,whole lamb shoulder|raw|meat|||
lamb-shank-lean||lamb shank,lamb shanks|raw|meat|||
lamb-shank-lean-cooked||cooked lamb shank,braised lamb shank,cooked lamb shanks|cooked|meat|||
lamb-loin-lean||lamb loin,lamb chop,lamb chops,lamb loin chops,lamb steak,lamb steaks|raw|meat|||
lamb-loin-lean-cooked||grilled lamb chop,grilled lamb chops,cooked lamb chop,cooked lamb chops|cooked|meat|||
lamb-neck-lean||lamb neck,lamb neck fillet,neck of lamb,scrag end|raw|meat|||
pork-mince-fatty|Ground pork, regular|regular ground pork,standard pork mince,fatty pork mince|raw|meat|||
pork-mince-lean|Ground pork, 96% lean|lean pork mince,lean ground pork,96% lean ground pork,5% fat pork mince|raw|meat|||
pork-mince-cooked|Ground pork, 84% lean, cooked|cooked pork mince,cooked ground pork,cooked minced pork,browned pork mince|cooked|meat|||
pork-mince-lean-cooked|Ground pork, 96% lean, cooked|cooked lean pork mince,cooked lean ground pork|cooked|meat|||
pork-loin-cooked||roast pork,cooked pork,cooked pork loin,roast pork loin|cooked|meat|||
pork-tenderloin-cooked||cooked pork fillet,cooked pork tenderloin,roast pork tenderloin|cooked|meat|||
pork-chop-lean||pork chop,pork chops,pork steak,pork steaks,pork loin chop,pork loin chops|raw|meat||185|
pork-chop-lean-cooked||cooked pork chop,cooked pork chops,grilled pork chop,grilled pork chops|cooked|meat||145|
pork-leg-lean||pork leg,leg of pork,fresh ham,diced pork,lean diced pork|raw|meat|||
pork-leg-lean-cooked||cooked pork leg,roast leg of pork,roast pork leg|cooked|meat|.571||
pork-shoulder-lean||pork shoulder,lean pork shoulder,shoulder of pork|raw|meat|||
pork-shoulder-lean-cooked||roast pork shoulder,cooked pork shoulder,pulled pork (plain)|cooked|meat|.571||
pork-rib|Pork sparerib meat, raw (no bone)|pork rib,pork ribs,spare rib,spare ribs,sparerib,spareribs|raw|meat|||
pork-belly||pork belly,belly pork|raw|meat|||Fatty trimmings and bacon
rabbit-cooked||cooked rabbit,roast rabbit|cooked|meat|||
venison-cooked||cooked venison,roast venison,cooked deer meat|cooked|meat|||
venison-mince-cooked|Ground venison, cooked|cooked venison mince,cooked ground venison|cooked|meat||93|
elk||elk,elk meat|raw|meat|||
wild-boar||wild boar,wild boar meat,boar meat|raw|meat|||
bison-lean|Buffalo (bison), lean, raw|bison steak,bison meat,buffalo meat,lean bison,buffalo steak|raw|meat|||
bison-mince-cooked|Ground bison, cooked|cooked bison mince,cooked ground bison|cooked|meat|||
goat-meat-cooked||cooked goat,roast goat,cooked goat meat|cooked|meat|||
horse-meat||horse,horse meat,horsemeat|raw|meat|||
chicken-giblets||giblets,chicken giblets|raw|meat|||
chicken-giblets-cooked||cooked giblets,cooked chicken giblets,boiled giblets|cooked|meat|.613||
chicken-gizzards-cooked||cooked chicken gizzards,boiled chicken gizzards,cooked gizzards|cooked|meat|.613||
chicken-hearts-cooked||cooked chicken hearts,boiled chicken hearts,cooked chicken heart|cooked|meat|.613||
chicken-liver-cooked||cooked chicken liver,cooked chicken livers,boiled chicken liver,cooked liver|cooked|meat||44|
turkey-gizzards||turkey gizzard,turkey gizzards|raw|meat|||
turkey-liver-cooked||cooked turkey liver,turkey liver cooked|cooked|meat||53|
duck-liver||duck liver,duck livers|raw|meat||44|
beef-liver-cooked||cooked beef liver,cooked ox liver,braised beef liver,boiled beef liver|cooked|meat||68|
beef-heart-cooked||cooked beef heart,cooked ox heart,boiled beef heart|cooked|meat|||
beef-kidney-cooked||cooked beef kidney,cooked ox kidney,boiled beef kidney|cooked|meat|||
beef-lung||beef lung,beef lungs,ox lung|raw|meat|||
beef-pancreas||beef pancreas,ox pancreas|raw|meat|||
beef-spleen||beef spleen,ox spleen,beef melt|raw|meat|||
beef-thymus||beef sweetbread,beef sweetbreads,beef thymus|raw|meat|||
beef-tongue-cooked||cooked beef tongue,cooked ox tongue,boiled tongue|cooked|meat|||
beef-tripe-cooked||cooked tripe,boiled tripe,cooked beef tripe,dressed tripe|cooked|meat|||
beef-suet||suet,beef suet|raw|meat|||Fatty trimmings and bacon
veal-liver|Veal liver, raw|veal liver,calves liver,calf's liver,calves' liver|raw|meat|||
veal-liver-cooked|Veal liver, braised|cooked veal liver,cooked calf liver|cooked|meat||80|
lamb-liver-cooked||cooked lamb liver,cooked lambs liver,braised lamb liver|cooked|meat|||
lamb-heart-cooked||cooked lamb heart,cooked lamb hearts|cooked|meat|||
lamb-lung||lamb lung,lamb lungs,lambs lung|raw|meat|||
lamb-spleen||lamb spleen|raw|meat|||
lamb-tongue||lamb tongue,lambs tongue,lamb tongues|raw|meat|||
pork-liver-cooked||cooked pork liver,cooked pig liver,braised pork liver|cooked|meat|||
pork-heart||pork heart,pig heart,pigs heart,pork hearts|raw|meat||226|
pork-heart-cooked||cooked pork heart,cooked pig heart|cooked|meat|.613|129|
pork-kidney||pork kidney,pork kidneys,pig kidney,pig kidneys,pigs kidney|raw|meat||233|
pork-kidney-cooked||cooked pork kidney,cooked pig kidney|cooked|meat|.592||
pork-lung||pork lung,pig lung,pork lungs|raw|meat|||
pork-pancreas||pork pancreas,pig pancreas|raw|meat|||
pork-spleen||pork spleen,pig spleen|raw|meat|||
pork-tongue||pork tongue,pig tongue|raw|meat|||
pork-feet|Pork feet, raw (no bone)|pig trotter,pig trotters,pork trotter,pork trotters,pork feet,pigs feet,trotters|raw|meat|||
pork-ears|Pork ears, raw|pig ear,pig ears,pork ear,pork ears|raw|meat|||
bacon-raw||bacon,streaky bacon,bacon rasher,bacon rashers,raw bacon,lardons|cured|meat||28|Fatty trimmings and bacon
bacon-cooked||cooked bacon,fried bacon,crispy bacon,bacon bits|cured|meat||11.5|Fatty trimmings and bacon
back-bacon-raw|Canadian bacon, unheated|back bacon,canadian bacon|cured|meat|||Fatty trimmings and bacon
turkey-bacon||turkey bacon,turkey rashers|cured|meat|||Fatty trimmings and bacon
ham-sliced||ham,sliced ham,cooked ham,deli ham|cured|meat||28|Fatty trimmings and bacon
gammon-lean-cooked|Cured ham, lean, roasted|gammon,roast gammon,gammon joint,roast ham|cured|meat|.592||Fatty trimmings and bacon
sausage-pork-raw||pork sausage,pork sausages,sausage,sausages,sausage meat,sausagemeat,raw sausages|cured|meat||25|Fatty trimmings and bacon
sausage-pork-cooked||cooked sausage,cooked sausages,cooked pork sausage,cooked pork sausages,fried sausage|cured|meat||27|Fatty trimmings and bacon
sausage-beef-cooked||beef sausage,beef sausages,cooked beef sausage|cured|meat|||Fatty trimmings and bacon
hot-dog|Hot dog, beef|frankfurter,frankfurters,hot dog,hot dogs,wiener,wieners,beef hot dog|cured|meat||50|Fatty trimmings and bacon
chorizo||chorizo,chorizos|cured|meat||60|Fatty trimmings and bacon
salami||salami,salamis|cured|meat||9.8|Fatty trimmings and bacon
pepperoni||pepperoni,pepperonis|cured|meat||2|Fatty trimmings and bacon
liver-sausage|Braunschweiger|liver sausage,liverwurst,braunschweiger|cured|meat||18|Fatty trimmings and bacon
black-pudding|Blood sausage|black pudding,blood sausage|cured|meat|||Fatty trimmings and bacon
liver-pate|Liver pate, canned|liver pate,pate,pâté,liver pâté|cured|meat|.879||
corned-beef|Corned beef, canned|corned beef,tinned corned beef|cured|meat|||Excess salt
salt-beef-cooked|Corned beef brisket, cooked|salt beef,corned beef brisket|cured|meat|||Excess salt
beef-jerky||beef jerky,jerky,biltong|cured|meat||20|Excess salt
turkey-deli||deli turkey,sliced turkey,turkey slices,turkey ham|cured|meat||15|Excess salt
chicken-deli||deli chicken,sliced chicken,chicken slices|cured|meat|||Excess salt
luncheon-meat|Luncheon meat, pork, canned|luncheon meat,spam|cured|meat||21|Excess salt
pork-crackling||pork scratchings,pork crackling,crackling|cured|meat|||Fatty trimmings and bacon
plaice|Flounder or sole fillet, raw|plaice,plaice fillet,plaice fillets,sole,lemon sole,dover sole,flounder,flatfish,dab|raw|meat||163|
plaice-cooked|Flounder or sole, cooked|cooked plaice,cooked sole,cooked flounder,baked plaice,grilled plaice|cooked|meat||127|
cod-cooked||cooked cod,baked cod,poached cod,steamed cod,cooked white fish,flaked white fish|cooked|meat||180|
haddock-cooked||cooked haddock,baked haddock,poached haddock|cooked|meat||150|
haddock-smoked||smoked haddock,finnan haddie|cured|meat|||Smoked or salt-cured fish
pollock-cooked||cooked pollock,cooked alaska pollock,baked pollock|cooked|meat||60|
coley|Atlantic pollock, raw|coley,saithe,coalfish,atlantic pollock|raw|meat||193|
coley-cooked|Atlantic pollock, cooked|cooked coley,cooked saithe|cooked|meat||151|
whiting|Whiting or hake, raw|whiting,hake,whiting fillet,hake fillet|raw|meat||92|
halibut||halibut,halibut fillet|raw|meat||204|
halibut-cooked||cooked halibut,halibut cooked|cooked|meat||159|
monkfish||monkfish,monkfish tail|raw|meat|||
sea-bass||sea bass,seabass,bass|raw|meat||129|
tilapia||tilapia,tilapia fillet|raw|meat||116|
tilapia-cooked||cooked tilapia,baked tilapia|cooked|meat||87|
catfish||catfish|raw|meat||159|
carp||carp|raw|meat||218|
smelt|Rainbow smelt, raw|smelt,smelts|raw|meat|||
salmon-wild||wild salmon,wild atlantic salmon|raw|meat||198|
salmon-pink||pink salmon|raw|meat||159|Raw salmon or trout (Pacific)
salmon-sockeye||sockeye salmon,red salmon,sockeye|raw|meat||198|Raw salmon or trout (Pacific)
salmon-coho||coho salmon,coho,silver salmon|raw|meat||198|Raw salmon or trout (Pacific)
salmon-smoked||smoked salmon,lox|cured|meat|.575||Smoked or salt-cured fish
salmon-pink-tinned-drained|Pink salmon, canned, drained, with bone|drained tinned salmon,tinned pink salmon drained,canned salmon drained|tinned-drained|grains|||
salmon-pink-tinned-boneless|Pink salmon, canned, drained, no skin or bones|boneless tinned salmon,boneless canned salmon,skinless boneless salmon|tinned-drained|grains|||
salmon-red-tinned|Sockeye salmon, canned, drained, with bone|tinned red salmon,canned red salmon,canned sockeye salmon|tinned-drained|grains|||
trout-cooked||cooked trout,baked trout,cooked rainbow trout|cooked|meat||71|
herring-cooked||cooked herring,herring cooked|cooked|meat||143|
herring-pickled||pickled herring,rollmop,rollmops|cured|meat|.592|15|Smoked or salt-cured fish
kipper|Kippered herring|kipper,kippers,kippered herring,smoked herring|cured|meat||40|Smoked or salt-cured fish
mackerel-cooked||cooked mackerel,grilled mackerel,baked mackerel|cooked|meat||88|
mackerel-tinned|Jack mackerel, canned, drained|tinned mackerel,canned mackerel,jack mackerel|tinned-drained|grains|.803||
salt-cod||salt cod,bacalhau,bacalao,dried salted cod|cured|meat||80|Smoked or salt-cured fish
sardines-tomato|Sardines, canned in tomato sauce, drained|sardines in tomato sauce,tinned sardines in tomato sauce,pilchards,pilchards in tomato sauce|tinned-drained|grains|.376|38|
anchovies-oil|Anchovies, canned in oil, drained|anchovies in oil,tinned anchovies,canned anchovies,anchovy fillets|tinned-drained|grains||4|Smoked or salt-cured fish
tuna-light-water-salted|Tuna, light, canned in water, drained (salted)|tuna in brine,light tuna in water,chunk light tuna|tinned-drained|grains|.651||
tuna-light-oil|Tuna, light, canned in oil, drained|tuna in oil,tuna in sunflower oil,tinned tuna in oil,canned tuna in oil|tinned-drained|grains|.617||
tuna-white-water|White (albacore) tuna, canned in water, drained|albacore tuna,white tuna,tinned albacore tuna,canned albacore tuna|tinned-drained|grains|||
tuna-fresh||fresh tuna,tuna steak,tuna steaks,yellowfin tuna|raw|meat|||
fish-roe||fish roe,roe,cod roe,herring roe|raw|meat|.947||
surimi|Imitation crab (surimi)|crab stick,crab sticks,surimi,seafood sticks,imitation crab|cooked|meat|||
fish-fingers|Fish sticks, baked|fish finger,fish fingers,fish stick,fish sticks|cooked|meat||57|
prawns-raw|Shrimp, raw, peeled (salted)|raw prawns,raw shrimp,uncooked prawns,uncooked shrimp|raw|meat||6|
prawns-raw-unsalted|Shrimp, raw, peeled|fresh prawns,fresh shrimp,king prawns,tiger prawns|raw|meat|||
prawns-tinned|Shrimp, canned|tinned prawns,canned shrimp|tinned|grains|.541|3.2|
crab-cooked|Blue crab meat, cooked|crab,crabmeat,crab meat,cooked crab|cooked|meat|.499||
crab-tinned|Crab meat, canned|tinned crab,canned crab|tinned|grains|.571||
lobster-cooked||lobster,cooked lobster|cooked|meat|.613||
mussels-cooked||cooked mussels,steamed mussels|cooked|meat|||
clams-cooked||cooked clams,steamed clams|cooked|meat||9.5|
oysters||oyster,oysters,raw oysters,pacific oysters|raw|meat||50|
oysters-tinned|Oysters, canned|tinned oysters,canned oysters|tinned|grains|1.048|8|
scallops||scallop,scallops|raw|meat||30|
squid||squid,calamari|raw|meat|||
fish-broth|Fish broth, ready to serve|fish broth,fish stock|prepared|meat|1.031||Stock cubes, gravy and seasoning mixes
fish-stock-home||homemade fish stock,home-made fish stock|cooked|meat|.985||
duck-egg||duck egg,duck eggs|raw|chilled||70|
egg-scrambled||scrambled egg,scrambled eggs|cooked|chilled|.93|61|
egg-poached||poached egg,poached eggs|cooked|chilled||50|
egg-fried||fried egg,fried eggs|cooked|chilled||46|
egg-omelette|Omelet, plain|omelette,omelet|cooked|chilled|1.014|61|
egg-powder|Egg, whole, dried|egg powder,powdered egg,dried egg|dry|chilled|.359||
milk-whole|Whole milk|milk,cow's milk,cows milk,cow milk,whole milk,full-fat milk,full fat milk,whole cow's milk|raw|chilled|1.031||Milk
milk-semi-skimmed|Reduced-fat (2%) milk|semi-skimmed milk,semi skimmed milk,2% milk,reduced-fat milk|raw|chilled|1.031||Milk
milk-skimmed|Nonfat (skim) milk|skimmed milk,skim milk,nonfat milk,fat-free milk|raw|chilled|1.036||Milk
sheep-milk|Sheep milk|sheep's milk,sheep milk,ewe's milk|raw|chilled|1.036||Milk
milk-powder-whole|Dry whole milk|whole milk powder,full cream milk powder,dry whole milk|dry|chilled|.541||Milk
milk-powder-skimmed|Nonfat dry milk|skimmed milk powder,nonfat dry milk|dry|chilled|.507||Milk
milk-evaporated|Evaporated milk, canned|evaporated milk|tinned|grains|1.065||Milk
milk-condensed||condensed milk,sweetened condensed milk|tinned|grains|1.293||Milk
buttermilk||buttermilk,cultured buttermilk|raw|chilled|1.036||
whey-powder|Sweet whey, dried|whey powder,dried whey,sweet whey powder|dry|chilled|.613||
cream-double|Heavy whipping cream|double cream,heavy cream,heavy whipping cream,whipping cream|raw|chilled|1.014||Milk
cream-single|Light cream|single cream,light cream,table cream,cream|raw|chilled|1.014||Milk
sour-cream|Sour cream|soured cream,sour cream|raw|chilled|.972||Milk
yogurt-skimmed|Plain yogurt, nonfat|fat-free yogurt,nonfat yogurt,fat free plain yogurt|raw|chilled|1.036||
greek-yogurt-whole||full-fat greek yogurt,whole milk greek yogurt,authentic greek yogurt|raw|chilled|||
cottage-cheese-1||1% cottage cheese,very low fat cottage cheese|raw|chilled|.955||
ricotta-whole||whole milk ricotta,full-fat ricotta|raw|chilled|1.048||
cream-cheese||cream cheese,soft cheese,full-fat soft cheese|raw|chilled|.981||
mozzarella||mozzarella,mozzarella cheese,fresh mozzarella|raw|chilled|.473||
mozzarella-light||light mozzarella,part-skim mozzarella,string cheese|raw|chilled|||
parmesan|Parmesan, hard|parmesan,parmesan cheese,parmigiano|raw|chilled|||
feta||feta,feta cheese|raw|chilled|.634||
swiss-cheese|Swiss cheese|swiss cheese,emmental,emmenthal|raw|chilled|.558||
edam||edam,edam cheese|raw|chilled|||
gouda||gouda,gouda cheese|raw|chilled|||
brie||brie,brie cheese|raw|chilled|.609||
goat-cheese-soft|Goat cheese, soft|goat cheese,goats cheese,goat's cheese,soft goat's cheese,chevre|raw|chilled|||
processed-cheese|American cheese|processed cheese,american cheese,cheese slice,cheese slices,processed cheese slice|raw|chilled|.592||
cheddar-low-fat||low-fat cheddar,low fat cheese,reduced-fat cheddar|raw|chilled|.558||
blue-cheese||blue cheese,stilton,danish blue,gorgonzola|raw|chilled|.571||Blue cheese
ice-cream-vanilla||ice cream,vanilla ice cream|frozen|chilled|||Milk (dog)
almond-milk||almond milk,almond drink|raw|chilled|1.107||Almonds and other nuts
soya-milk|Soy milk, unsweetened|soya milk,soy milk,soymilk,soya drink|raw|chilled|1.027||
rice-milk||rice milk,rice drink|raw|chilled|1.014||
couscous-dry||dry couscous,uncooked couscous|dry|grains|.731||
bulgur-dry|Bulgur, dry|dry bulgur,uncooked bulgur,uncooked bulgur wheat|dry|grains|.592||
bulgur-cooked|Bulgur, cooked|bulgur,bulgur wheat,cooked bulgur,cooked bulgur wheat,cracked wheat|cooked|grains|.769||
millet-dry||dry millet,uncooked millet,raw millet,millet grain|dry|grains|.845||
buckwheat-dry||dry buckwheat,uncooked buckwheat,buckwheat groats|dry|grains|.693||
barley-hulled-dry|Hulled barley, dry|pot barley,hulled barley,whole barley|dry|grains|.778||
barley-flour||barley flour,barley meal|dry|grains|.626||
spelt-cooked||spelt,cooked spelt,farro,cooked farro|cooked|grains|.82||
spelt-dry||dry spelt,uncooked spelt,dry farro|dry|grains|.735||
wild-rice-cooked||wild rice,cooked wild rice|cooked|grains|.693||
rice-parboiled-cooked|Parboiled (converted) rice, cooked|parboiled rice,easy-cook rice,converted rice,cooked parboiled rice|cooked|grains|.668||
rice-short-grain-cooked|Short-grain white rice, cooked|short-grain rice,short grain rice,sushi rice,cooked short-grain rice|cooked|grains|.866||
rice-short-grain-dry|Short-grain white rice, dry|dry short-grain rice,pudding rice,risotto rice,arborio rice|dry|grains|.845||
oat-bran||oat bran|dry|grains|.397||
oats-whole|Oat groats, dry|oat groats,whole oats,steel-cut oats,steel cut oats,pinhead oats|dry|grains|.659||
wheat-bran||wheat bran,bran|dry|grains|.245||
semolina-dry||semolina|dry|grains|.706||
pasta-dry||dry pasta,uncooked pasta,dried pasta,spaghetti,penne,fusilli|dry|grains|.385||
pasta-wholewheat-cooked|Whole-wheat pasta, cooked|whole wheat pasta,whole-wheat pasta,wholemeal pasta,cooked wholewheat pasta|cooked|grains|.495||
pasta-wholewheat-dry|Whole-wheat pasta, dry|dry wholewheat pasta,dry whole-wheat pasta|dry|grains|.385||
pasta-fresh-cooked|Fresh pasta, cooked|fresh pasta,cooked fresh pasta|cooked|grains|||
egg-noodles-cooked||egg noodle,egg noodles,cooked egg noodles,noodle,noodles|cooked|grains|.676||
rice-noodles-cooked||rice noodle,rice noodles,cooked rice noodles,rice vermicelli|cooked|grains|.744||
rice-noodles-dry||dry rice noodles,uncooked rice noodles|dry|grains|||
flour-plain|All-purpose flour, unenriched|plain flour,white flour,flour,all-purpose flour,all purpose flour,plain white flour|dry|grains|.528||
flour-plain-enriched|All-purpose flour, enriched|enriched flour,enriched all-purpose flour|dry|grains|.528||
flour-self-raising|Self-rising flour|self-raising flour,self raising flour,self-rising flour|dry|grains|.528||
flour-bread|Bread flour, unenriched|bread flour,strong white flour,strong flour,strong white bread flour|dry|grains|.579||
buckwheat-flour||buckwheat flour|dry|grains|.507||
rye-flour-dark||rye flour,dark rye flour,pumpernickel flour|dry|grains|.541||
cornflour|Cornstarch|cornflour,corn flour,cornstarch,corn starch|dry|grains|.541||
arrowroot|Arrowroot flour|arrowroot,arrowroot powder,arrowroot flour|dry|grains|.541||
tapioca||tapioca,tapioca pearls,sago,tapioca starch,tapioca flour|dry|grains|.642||
potato-flour||potato flour|dry|grains|.676||
bread-white||white bread,bread,bread slice,slice of bread,slices of bread,sliced bread,white toast bread|prepared|grains|.148|29|
toast-white||toast,white toast,toasted bread|prepared|grains|.178|27|
bread-wholemeal|Whole-wheat bread|wholemeal bread,whole-wheat bread,whole wheat bread,wholewheat bread,wholegrain bread,whole grain bread|prepared|grains||32|
bread-brown|Wheat bread|brown bread,wheat bread|prepared|grains||29|
bread-rye||rye bread|prepared|grains||32|
bread-french|French bread (includes sourdough)|baguette,french bread,french stick,sourdough,sourdough bread,ciabatta|prepared|grains|||
bread-multigrain||multigrain bread,multi-grain bread,seeded bread,granary bread|prepared|grains||26|
pitta-white|Pita bread, white|pitta,pita,pitta bread,pita bread|prepared|grains||60|
bread-raisin||raisin bread,fruit bread,fruit loaf|prepared|grains||32|Raisins
breadcrumbs||breadcrumb,breadcrumbs,bread crumbs,dried breadcrumbs|prepared|grains|.456||
bagel||bagel,bagels|prepared|grains||105|
burger-bun|Hamburger bun, plain|burger bun,burger buns,hamburger bun,hamburger buns,hot dog bun,hot dog buns|prepared|grains|||
bread-roll|Dinner roll|bread roll,bread rolls,dinner roll,dinner rolls|prepared|grains||25|
croissant||croissant,croissants|prepared|grains||57|
tortilla-flour||flour tortilla,flour tortillas,tortilla wrap,tortilla wraps,wrap,wraps|prepared|grains||30|
pancake||pancake,pancakes|prepared|grains||38|
crispbread||crispbread,crispbreads,rye crispbread|prepared|grains|.232|5.8|
cracker-saltine|Saltine crackers|cracker,crackers,cream cracker,cream crackers,saltine,saltines,cream crackers or saltines,saltine crackers|prepared|grains|.296|3|
digestive|Graham crackers|digestive,digestives,digestive biscuit,digestive biscuits,graham cracker,graham crackers|prepared|grains|.355|15|
fruitcake|Fruitcake|fruit cake,fruitcake,christmas cake|prepared|grains||43|Raisins
puff-pastry|Puff pastry, frozen|puff pastry|raw|grains|||
shortcrust-pastry|Pie crust, frozen|shortcrust pastry,pie crust,pastry|raw|grains||18|
stuffing-mix||stuffing,stuffing mix|dry|grains|||Stock cubes, gravy and seasoning mixes
rice-cakes||rice cake,rice cakes|prepared|grains||9|
popcorn||popcorn,air-popped popcorn,plain popcorn|prepared|grains|.034||
wheat-biscuits|Weetabix|wheat biscuits,wheat biscuit,weetabix|prepared|grains|.241||
shredded-wheat||shredded wheat|prepared|grains|||
puffed-rice||puffed rice|prepared|grains|.059||
puffed-wheat||puffed wheat|prepared|grains|.051||
corn-flakes||corn flakes,cornflakes|prepared|grains|.118||
rice-cereal-crisp||rice krispies,crisp rice cereal,rice crispies|prepared|grains|.123||
oat-hoops|Cheerios|cheerios,oat hoops|prepared|grains|.118||
bran-flakes||bran flakes|prepared|grains|.169||
oats-instant||instant oatmeal,instant oats,instant porridge|dry|grains|||
lentils-dry||dry lentils,dried lentils,uncooked lentils,raw lentils|dry|grains|.812||
lentils-red-dry||dry red lentils,red lentils,dried red lentils,split red lentils,pink lentils|dry|grains|.812||
chickpeas-dry||dry chickpeas,dried chickpeas,uncooked chickpeas|dry|grains|.845||
chickpeas-tinned|Chickpeas, canned, drained|tinned chickpeas,canned chickpeas,canned garbanzo beans|tinned-drained|grains|||
kidney-beans-cooked||kidney bean,kidney beans,red kidney beans,cooked kidney beans,boiled kidney beans|cooked|grains|.748||
kidney-beans-tinned|Red kidney beans, canned, drained|tinned kidney beans,canned kidney beans|tinned-drained|grains|||
kidney-beans-dry||dry kidney beans,dried kidney beans,raw kidney beans|dry|grains|.778||Raw kidney beans
black-beans-cooked||black bean,black beans,cooked black beans|cooked|grains|.727||
black-beans-tinned|Black turtle beans, canned|tinned black beans,canned black beans|tinned|grains|1.014||
cannellini-cooked|White beans, boiled|cannellini bean,cannellini beans,white bean,white beans,cooked white beans|cooked|grains|.757||
cannellini-tinned|White beans, canned|tinned cannellini beans,canned white beans,canned cannellini beans|tinned|grains|1.107||
haricot-cooked|Navy beans, boiled|haricot bean,haricot beans,navy bean,navy beans|cooked|grains|.769||
pinto-cooked||pinto bean,pinto beans,cooked pinto beans|cooked|grains|.723||
butter-beans-cooked|Lima beans, boiled|butter bean,butter beans,lima bean,lima beans|cooked|grains|.795||
black-eyed-beans-cooked|Black-eyed peas, boiled|black-eyed beans,black-eyed peas,black eyed peas,cowpeas|cooked|grains|.723||
mung-cooked||mung bean,mung beans,moong beans|cooked|grains|.854||
split-peas-cooked||split pea,split peas,cooked split peas,yellow split peas,green split peas|cooked|grains|.828||
split-peas-dry||dry split peas,dried split peas|dry|grains|.833||
soybeans-cooked|Soybeans, boiled|soya beans,soybeans,soybean,cooked soybeans|cooked|grains|.727||
edamame|Edamame, frozen, prepared|edamame,edamame beans|cooked|grains|.655||
baked-beans|Baked beans, canned, vegetarian|baked beans,tinned baked beans|tinned|grains|1.074||Stock cubes, gravy and seasoning mixes
tofu-firm|Tofu, firm (nigari)|tofu,firm tofu,bean curd|prepared|grains|1.065||
tofu-soft|Tofu, soft (nigari)|silken tofu,soft tofu|prepared|grains|1.048|120|
tempeh||tempeh|prepared|grains|.702||
miso||miso,miso paste|prepared|grains|1.162||Excess salt
soy-flour|Soy flour, defatted|soya flour,soy flour,tvp,textured vegetable protein|dry|grains|.444||
hummus||hummus,houmous|prepared|grains|1.04||Garlic
peanuts-raw||peanut,peanuts,raw peanuts,unsalted peanuts,groundnuts|raw|grains|.617||
peanuts-roasted||roasted peanuts,dry-roasted peanuts|prepared|grains|.617||
peanut-butter-crunchy|Peanut butter, chunky, no salt|crunchy peanut butter,chunky peanut butter|prepared|grains|1.091||
turnip||turnip,turnips,raw turnip,white turnip,diced turnip|raw|produce|.549|122|
turnip-cooked||cooked turnip,cooked turnips,boiled turnip,boiled turnips,steamed turnip,steamed turnips,mashed turnip|cooked|produce|.659||
swede|Rutabaga, raw|swede,swedes,rutabaga,rutabagas,neeps,yellow turnip,raw swede|raw|produce|.592|386|
swede-cooked|Rutabaga, boiled|cooked swede,cooked swedes,boiled swede,boiled swedes,steamed swede,steamed swedes,cooked rutabaga,boiled rutabaga,mashed swede,mashed rutabaga|cooked|produce|.719||
lettuce-romaine||romaine,romaine lettuce,cos lettuce,lettuce,lettuces,little gem,little gem lettuce|raw|produce|.199|626|
lettuce-iceberg||iceberg,iceberg lettuce|raw|produce|.304|539|
lettuce-leaf||leaf lettuce,green leaf lettuce,salad leaves,mixed leaves,mixed salad leaves|raw|produce|.152|360|
rocket|Arugula|rocket,arugula,rocket leaves|raw|produce|.085|2|
watercress||watercress|raw|produce|.144||
chicory|Belgian endive|chicory,belgian endive,witloof|raw|produce|.38|53|
tomato||tomato,tomatoes,ripe tomato,ripe tomatoes,red tomato,cherry tomato,cherry tomatoes,plum tomatoes,diced tomato,chopped tomato|raw|produce|.761|123|
tomato-cooked||cooked tomato,cooked tomatoes,roasted tomato,stewed tomatoes|cooked|produce|1.014|123|
tomatoes-tinned|Tomatoes, canned, in juice|tinned tomatoes,canned tomatoes,tin of tomatoes,plum tomatoes tinned|tinned|grains|1.014|111|
tomato-puree|Tomato paste, no salt|tomato paste,tomato purée,tomato puree,double concentrate tomato puree|tinned|grains|1.116||
passata|Tomato puree, canned, no salt|passata,sieved tomatoes,strained tomatoes|tinned|grains|1.057||
tomato-sauce-plain||plain tomato sauce|tinned|grains|1.036||
tomato-green||green tomato,green tomatoes,unripe tomato|raw|produce|.761|123|Tomato leaves and green tomato
mushrooms||mushroom,mushrooms,white mushroom,white mushrooms,button mushrooms,raw mushrooms,closed cup mushrooms|raw|produce|.296|18|
mushrooms-cooked||cooked mushrooms,boiled mushrooms,sauteed mushrooms|cooked|produce|.659|12|
mushrooms-tinned|Mushrooms, canned, drained|tinned mushrooms,canned mushrooms|tinned-drained|grains|.659|12|
mushrooms-chestnut|Mushrooms, cremini, raw|chestnut mushroom,chestnut mushrooms,cremini,cremini mushrooms,crimini mushrooms,brown mushrooms|raw|produce|.304|20|
mushrooms-portobello||portobello,portobello mushroom,portobello mushrooms,flat mushrooms|raw|produce|.364|84|
mushrooms-shiitake||shiitake,shiitake mushroom,shiitake mushrooms|raw|produce||19|
mushrooms-shiitake-dried||dried shiitake,dried mushrooms,dried shiitake mushrooms|dry|produce||3.6|
mushrooms-oyster||oyster mushroom,oyster mushrooms|raw|produce|.364|15|
mixed-vegetables-frozen||mixed vegetables,frozen mixed vegetables,mixed veg,frozen vegetables,frozen veg|frozen|produce|||
mixed-vegetables-cooked||cooked mixed vegetables,cooked mixed veg,boiled mixed vegetables,steamed mixed vegetables,steamed vegetables,cooked vegetables|cooked|produce|.769||
mixed-vegetables-tinned|Mixed vegetables, canned, drained|tinned mixed vegetables,canned mixed vegetables|tinned-drained|grains|.689||
peas-and-carrots-frozen||peas and carrots,frozen peas and carrots|frozen|produce|.592||
peas-fresh||fresh peas,raw peas,shelled peas|raw|produce|.613||
peas-cooked||cooked peas,boiled peas,steamed peas|cooked|produce|.676||
peas-tinned|Peas, canned, drained|tinned peas,canned peas|tinned-drained|grains|.74||
mangetout|Snow or sugar snap peas, raw|mangetout,mange tout,snow pea,snow peas,sugar snap peas,sugar snaps,snap peas|raw|produce|.414||
asparagus||asparagus,asparagus spears|raw|produce|.566|16|
asparagus-cooked||cooked asparagus,steamed asparagus,boiled asparagus|cooked|produce|.761||
brussels-sprouts||brussels sprout,brussels sprouts,brussel sprouts,sprouts|raw|produce|.372|19|
brussels-sprouts-cooked||cooked brussels sprouts,boiled brussels sprouts,steamed brussels sprouts,cooked sprouts|cooked|produce|.659|21|
cabbage-cooked||cooked cabbage,boiled cabbage,steamed cabbage|cooked|produce|.634|1262|
cabbage-red||red cabbage|raw|produce|.376|839|
cabbage-savoy-cooked||cooked savoy cabbage,savoy cabbage cooked|cooked|produce|.613||
pak-choi|Bok choy, raw|pak choi,bok choy,pak choy|raw|produce|.296|840|
chinese-leaf|Napa cabbage, raw|chinese leaf,chinese leaves,napa cabbage,chinese cabbage|raw|produce|.321||
spring-greens|Collard greens, raw|spring greens,collard greens,collards,greens|raw|produce|.152||
spring-greens-cooked|Collard greens, boiled|cooked spring greens,cooked collard greens,cooked greens|cooked|produce|.803||
kale-cooked||cooked kale,steamed kale,boiled kale|cooked|produce|.549||
chard||chard,swiss chard,rainbow chard|raw|produce|.152|48|
turnip-greens||turnip greens,turnip tops|raw|produce|.232||
dandelion-greens|Dandelion greens, raw|dandelion,dandelion greens,dandelion leaves|raw|produce|.232||
mustard-greens||mustard greens|raw|produce|.237||
spinach-frozen||frozen spinach,spinach frozen|frozen|produce|.659||
broccoli-frozen||frozen broccoli,broccoli frozen|frozen|produce|.659||
cauliflower-cooked||cooked cauliflower,cooked cauliflower florets,boiled cauliflower,boiled cauliflower florets,steamed cauliflower,steamed cauliflower florets|cooked|produce|.524||
cauliflower-frozen||frozen cauliflower,cauliflower frozen|frozen|produce|.558||
courgette-cooked|Zucchini, boiled|cooked courgette,cooked courgettes,boiled courgette,boiled courgettes,steamed courgette,steamed courgettes,cooked zucchini,boiled zucchini,steamed zucchini|cooked|produce|.761||
aubergine|Eggplant, raw|aubergine,aubergines,eggplant,eggplants|raw|produce|.347||
green-pepper||green pepper,green peppers,green bell pepper,green bell peppers|raw|produce|.63|119|
yellow-pepper||yellow pepper,yellow peppers,yellow bell pepper,yellow bell peppers,orange pepper|raw|produce||186|
carrots-baby||baby carrot,baby carrots|raw|produce||10|
carrots-frozen||frozen carrots,carrots frozen|frozen|produce|.541||
carrots-tinned|Carrots, canned, drained|tinned carrots,canned carrots|tinned-drained|grains|.617||
carrot-dried||dried carrot,dehydrated carrot,carrot flakes|dry|produce|.313||
beetroot-cooked|Beets, boiled|cooked beetroot,boiled beetroot,cooked beets,cooked beet|cooked|produce|.719||
parsnip-cooked||cooked parsnip,cooked parsnips,boiled parsnip,boiled parsnips,steamed parsnip,steamed parsnips,mashed parsnip|cooked|produce|.659||
celeriac||celeriac,celery root|raw|produce|.659||
celery-cooked||cooked celery,boiled celery|cooked|produce|.634||
kohlrabi||kohlrabi|raw|produce|.571||
radish||radish,radishes|raw|produce|.49|4.5|
daikon|Daikon radish, raw|daikon,mooli,white radish|raw|produce|.49|338|
fennel||fennel,fennel bulb|raw|produce|.368|234|
artichoke||artichoke,artichokes,globe artichoke|raw|produce||128|
jerusalem-artichoke|Jerusalem artichoke (sunchoke), raw|jerusalem artichoke,jerusalem artichokes,sunchoke,sunchokes|raw|produce|.634||
okra||okra,lady's fingers|raw|produce|.423||
broad-beans|Fava beans, fresh, raw|broad bean,broad beans,fresh fava beans|raw|produce|.461||
green-beans-frozen||frozen green beans,green beans frozen|frozen|produce|.511||
green-beans-tinned|Green beans, canned, drained|tinned green beans,canned green beans|tinned-drained|grains|.571||
green-beans-tinned-unsalted|Green beans, canned, no salt, drained||tinned-drained|grains|.647||
bean-sprouts||bean sprout,bean sprouts,beansprouts,mung bean sprouts|raw|produce|.44||
alfalfa-sprouts||alfalfa,alfalfa sprouts|raw|produce|.139||
sweetcorn-cooked|Sweet corn, boiled (kernels)|cooked sweetcorn,boiled sweetcorn,cooked corn|cooked|produce|.63|103|
sweetcorn-frozen|Sweet corn, frozen (kernels)|frozen sweetcorn,frozen corn|frozen|produce|.575||
sweetcorn-tinned|Sweet corn, canned, drained|tinned sweetcorn,canned corn,tinned corn|tinned-drained|grains|.693||
potato-raw||raw potato,raw potatoes,uncooked potato|raw|produce|.634|213|Green or sprouted potato
potato-baked||baked potato,baked potatoes,jacket potato,jacket potatoes|cooked|produce||173|
potato-boiled-skin||potato boiled in skin,boiled new potatoes|cooked|produce|.659|136|
potato-mashed-milk||mashed potato with milk,mashed potatoes with milk|cooked|produce|.888||Milk
potato-flakes|Potato flakes, dry|potato flakes,instant mash,instant mashed potato,dehydrated potato|dry|produce|.254||
oven-chips|French fries, oven-heated|oven chips,chips,french fries,fries|cooked|produce|||Excess salt
sweet-potato-baked||baked sweet potato,baked sweet potatoes,roasted sweet potato,roast sweet potato|cooked|produce|.845|114|
yam||yam,yams|raw|produce|.634||
yam-cooked||cooked yam,boiled yam|cooked|produce|.575||
cassava|Cassava (yuca), raw|cassava,yuca,manioc|raw|produce|.871|408|
pumpkin-raw||raw pumpkin,fresh pumpkin,pumpkin flesh|raw|produce|.49||
butternut-squash-cooked||cooked butternut squash,baked butternut squash,roasted butternut squash,roast butternut squash,cooked squash|cooked|produce|.866||
acorn-squash||acorn squash|raw|produce|.592||
spaghetti-squash-cooked||cooked spaghetti squash,spaghetti squash cooked|cooked|produce|.655||
summer-squash|Summer squash, raw|summer squash,marrow,patty pan squash|raw|produce|.478|196|
yellow-squash||yellow squash,crookneck squash|raw|produce|.537||
gherkins|Dill pickles|gherkin,gherkins,dill pickle,dill pickles,pickles,pickled cucumber|cured|produce|.604|35|Excess salt
sauerkraut|Sauerkraut, canned|sauerkraut|tinned|grains|.6||
olives-black|Ripe olives, canned|black olive,black olives,olive,olives|tinned|grains|||
olives-green||green olive,green olives|cured|produce||2.7|Excess salt
nori||nori,laver,laver seaweed|raw|produce|.338||
wakame||wakame|raw|produce|.338||
agar||agar,agar agar,agar powder|dry|produce|||
onion||onion,onions,red onion,white onion,brown onion,raw onion,diced onion,chopped onion|raw|produce|.676|110|Onion
onion-cooked||cooked onion,cooked onions,boiled onion|cooked|produce|.888|94|Onion
onion-fried||fried onion,fried onions,sauteed onion|cooked|produce|.368||Onion
spring-onion|Scallion (green onion)|spring onion,spring onions,green onion,green onions,scallion,scallions,salad onion,salad onions|raw|produce|.423|15|Spring onion
shallot||shallot,shallots|raw|produce|.676||Shallot
leek||leek,leeks|raw|produce|.376|89|Leek
leek-cooked||cooked leek,cooked leeks,boiled leeks|cooked|produce|.44||Leek
garlic||garlic,garlic clove,garlic cloves,clove of garlic,cloves of garlic,raw garlic|raw|produce|.575|3|Garlic
chives||chive,chives,fresh chives|raw|produce|.203||Chives
onion-powder||onion powder,onion granules|dry|produce|.467||Onion
garlic-powder||garlic powder,garlic granules|dry|produce|.656||Garlic
onion-dried||dried onion,dried onions,onion flakes,dried onion flakes|dry|produce|.237||Onion
pumpkin-pie-mix|Pumpkin pie mix, canned|pumpkin pie mix,pumpkin pie filling|tinned|grains|1.141||Pumpkin pie mix
chilli-red|Hot chili pepper, red, raw|red chilli,chilli,chili,chillies,chili pepper,chilli pepper|raw|produce|.634|45|Hot chilli and spices
jalapeno||jalapeno,jalapeño,jalapenos|raw|produce|.38|14|Hot chilli and spices
apple-peeled||peeled apple,peeled apples|raw|produce|.465|161|
apple-cooked||cooked apple,stewed apple,stewed apples,cooked apples,boiled apple|cooked|produce|.723||
apple-dried||dried apple,dried apples,apple rings|dry|produce|.364||
apple-juice||apple juice|prepared|produce|1.048||
applesauce-sweet|Applesauce, sweetened|sweetened applesauce,sweetened apple sauce|tinned|grains|1.04||
apricot||apricot,apricots,fresh apricot|raw|produce|.697||
apricot-dried||dried apricot,dried apricots|dry|produce|.549||
blackberries||blackberry,blackberries|raw|produce|.609||
blueberries-frozen||frozen blueberries,blueberries frozen|frozen|produce|.655||
raspberries||raspberry,raspberries,fresh raspberries|raw|produce|.52||
strawberries-frozen||frozen strawberries,strawberries frozen|frozen|produce|.934||
blackcurrants||blackcurrant,blackcurrants|raw|produce|.473||
redcurrants|Red currants, raw|redcurrant,redcurrants|raw|produce|.473||
cranberries-dried||dried cranberries,craisins|dry|produce|.676||
cranberry-sauce||cranberry sauce|tinned|grains|1.171||
cherries|Cherries, sweet, pitted|cherry,cherries,sweet cherry,sweet cherries,pitted cherries,stoned cherries|raw|produce|.651||
peach||peach,peaches,fresh peach|raw|produce|.651|150|
peach-tinned|Peach, canned in juice|tinned peaches,canned peaches|tinned|grains|1.057||
nectarine||nectarine,nectarines|raw|produce|.604|142|
plum||plum,plums|raw|produce|.697|66|
prunes||prune,prunes,dried plum,dried plums|dry|produce|.735|9.5|
dates|Dates, deglet noor|date,dates,dried dates,chopped dates|dry|produce|.621|7.1|
fig||fig,figs,fresh fig,fresh figs|raw|produce||50|
fig-dried||dried fig,dried figs|dry|produce|.63|8.4|
kiwi||kiwi,kiwis,kiwi fruit,kiwifruit|raw|produce|.761|69|
pineapple||pineapple,pineapples,fresh pineapple,pineapple chunks|raw|produce|.697|905|
pineapple-tinned|Pineapple, canned in juice, drained|tinned pineapple,canned pineapple|tinned-drained|grains|.685|26|
cantaloupe||cantaloupe,cantaloupes,cantaloupe melon,rockmelon,melon|raw|produce|.676|552|
honeydew||honeydew,honeydew melon|raw|produce|.719||
papaya||papaya,papayas,pawpaw|raw|produce|.613|157|
pomegranate||pomegranate,pomegranates,pomegranate seeds|raw|produce|.735||
orange||orange,oranges,orange segments|raw|produce|.761|131|
orange-juice||orange juice|prepared|produce|1.048||
mandarin|Tangerine, peeled|mandarin,mandarins,satsuma,satsumas,tangerine,tangerines,easy peeler,clementine,clementines|raw|produce|.824|88|
grapefruit||grapefruit,grapefruits|raw|produce|.972|246|Citrus peel and oils
lemon||lemon,lemons|raw|produce|.896|58|Citrus peel and oils
lemon-juice||lemon juice,juice of a lemon|raw|produce|1.031||Citrus peel and oils
lemon-zest|Lemon peel|lemon zest,lemon peel|raw|produce|.406||Citrus peel and oils
lime||lime,limes|raw|produce||67|Citrus peel and oils
lime-juice||lime juice|raw|produce|1.023||Citrus peel and oils
orange-zest|Orange peel|orange zest,orange peel|raw|produce|.406||Citrus peel and oils
pear-tinned|Pear, canned in juice|tinned pears,canned pears|tinned|grains|1.048||
persimmon||persimmon,persimmons,sharon fruit,kaki|raw|produce||168|
banana-chips||banana chip,banana chips|prepared|produce|||
mango-dried||dried mango,mango dried|dry|produce|||
coconut-fresh|Coconut meat, raw|coconut,fresh coconut,coconut flesh,coconut meat|raw|produce|.338|397|
coconut-desiccated|Dried coconut, unsweetened|desiccated coconut,dried coconut,shredded coconut,coconut flakes|dry|produce|||
coconut-milk|Coconut milk, canned|coconut milk,tinned coconut milk,canned coconut milk|tinned|grains|.955||
coconut-water||coconut water|raw|produce|1.014||
avocado||avocado,avocados,avocado flesh,mashed avocado|raw|produce|.634|201|Avocado
grapes||grape,grapes,red grapes,green grapes|raw|produce|.638||Grapes
grape-juice||grape juice|prepared|produce|1.069||Grapes
raisins||raisin,raisins,seedless raisins|dry|produce|.613||Raisins
sultanas|Golden raisins|sultana,sultanas,golden raisin,golden raisins|dry|produce|.613||Sultanas
currants-dried|Zante currants|currant,currants,dried currants,zante currants|dry|produce|.609||Currants
fruit-cocktail|Fruit cocktail, canned in juice|fruit cocktail,tinned fruit cocktail|tinned|grains|1.002||Grapes
rhubarb||rhubarb,rhubarb stalks|raw|produce|.516|51|Rhubarb
starfruit|Starfruit (carambola), raw|star fruit,starfruit,carambola|raw|produce|.558|91|Star fruit
tamarind||tamarind,tamarinds|raw|produce|.507||Cream of tartar
sunflower-seeds||sunflower seed,sunflower seeds,sunflower kernels|raw|oils|.592||
sunflower-seed-butter||sunflower seed butter,sunflower butter,sunbutter|prepared|oils|1.082||
sesame-seeds||sesame,sesame seed,sesame seeds|raw|oils|.609||
tahini||tahini,sesame paste|prepared|oils|1.014||
pine-nuts||pine nut,pine nuts,pine kernels|raw|oils|.571||
cashews||cashew,cashews,cashew nut,cashew nuts|raw|oils|||
cashew-butter||cashew butter|prepared|oils|1.082||
chestnuts|Chestnuts, peeled, raw|chestnut,chestnuts,sweet chestnuts|raw|oils|||
chestnuts-roasted|Chestnuts, roasted|roasted chestnuts,cooked chestnuts|cooked|oils|.604||
almonds||almond,almonds,raw almonds,flaked almonds|raw|oils|.389||Almonds and other nuts
almonds-blanched|Blanched almonds, almond meal|ground almonds,blanched almonds,almond flour,almond meal|raw|oils|.613||Almonds and other nuts
almond-butter||almond butter|prepared|oils|1.057||Almonds and other nuts
hazelnuts||hazelnut,hazelnuts,filbert,filberts,cobnuts|raw|oils|.486||Almonds and other nuts
brazil-nuts||brazil nut,brazil nuts|raw|oils|.562|5|Almonds and other nuts
pistachios||pistachio,pistachios,pistachio nuts|raw|oils|.52|.7|Almonds and other nuts
mixed-nuts||mixed nuts|prepared|oils|.554||Almonds and other nuts
walnuts||walnut,walnuts,walnut halves|raw|oils|.495||Walnuts and pecans
pecans||pecan,pecans,pecan nuts|raw|oils|.461||Walnuts and pecans
macadamia||macadamia,macadamias,macadamia nut,macadamia nuts|raw|oils|.566||Macadamia nuts
butter-unsalted||unsalted butter,butter,sweet butter|raw|oils|.959||
butter-salted||salted butter|raw|oils|.959||
ghee|Butter oil (ghee)|ghee,clarified butter,butter oil|raw|oils|.866||
lard||lard,pork lard|raw|oils|.866||
beef-tallow|Beef tallow|beef dripping,beef tallow,tallow,dripping|raw|oils|.866||
lamb-tallow|Mutton tallow|lamb fat,mutton tallow|raw|oils|.866||
duck-fat||duck fat|raw|oils|.866||
goose-fat||goose fat|raw|oils|.866||
bacon-fat|Bacon grease|bacon fat,bacon grease|raw|oils|.872||Fatty trimmings and bacon
corn-oil||corn oil,maize oil|raw|oils|.921||
soybean-oil|Soybean oil|soybean oil,soya oil,soy oil,soya bean oil|raw|oils|.921||
peanut-oil|Peanut oil|groundnut oil,peanut oil|raw|oils|.913||
sesame-oil||sesame oil|raw|oils|.921||
grapeseed-oil||grapeseed oil,grape seed oil|raw|oils|.921||
safflower-oil||safflower oil|raw|oils|.921||
sunflower-oil-oleic||high-oleic sunflower oil,high oleic sunflower oil|raw|oils|.921||
wheat-germ-oil|Wheat germ oil|wheatgerm oil,wheat germ oil|raw|oils|.921||
avocado-oil||avocado oil|raw|oils|.921||
margarine|Margarine, tub, unsalted|margarine,soft spread,vegetable spread|raw|oils|.959||
mayonnaise||mayonnaise,mayo|prepared|oils|.93||
basil-fresh||basil,fresh basil,basil leaves|raw|oils|.101|.5|
basil-dried||dried basil,basil dried|dry|oils|.304||
coriander-fresh|Cilantro, fresh|coriander,fresh coriander,cilantro,coriander leaf,coriander leaves|raw|oils|.068||
coriander-seed||coriander seed,coriander seeds,ground coriander|dry|oils|.338||
dill-fresh||dill,fresh dill|raw|oils|.038||
mint-fresh||mint,fresh mint,peppermint,mint leaves|raw|oils|.108|.1|
rosemary-fresh||rosemary,fresh rosemary|raw|oils|.115||
rosemary-dried||dried rosemary,rosemary dried|dry|oils|.223||
thyme-fresh||thyme,fresh thyme|raw|oils|.162||
thyme-dried||dried thyme,thyme dried|dry|oils|.291||
oregano-dried||oregano,dried oregano|dry|oils|.365||
parsley-dried||dried parsley,parsley flakes|dry|oils|.108||
sage-dried||sage,dried sage,ground sage|dry|oils|.135||
marjoram-dried||marjoram,dried marjoram|dry|oils|.115||
bay-leaf||bay leaf,bay leaves|dry|oils|.122||
ginger-ground||ground ginger,ginger powder,dried ginger|dry|oils|.352||
cumin||cumin,cumin seed,cumin seeds,ground cumin|dry|oils|.406||
paprika||paprika,sweet paprika|dry|oils|.46||
black-pepper||black pepper,ground black pepper,pepper|dry|oils|.467||
fennel-seed||fennel seed,fennel seeds|dry|oils|.392||
fenugreek-seed||fenugreek,fenugreek seed|dry|oils|.751||
aniseed|Anise seed|aniseed,anise seed|dry|oils|.453||
cloves||ground cloves,cloves,clove spice|dry|oils|.44||
nutmeg||nutmeg,ground nutmeg,grated nutmeg|dry|oils|.473||Nutmeg and mace
mace||ground mace,mace spice,mace|dry|oils|.358||Nutmeg and mace
pumpkin-pie-spice||pumpkin pie spice,pumpkin spice,mixed spice|dry|oils|.379||Nutmeg and mace
curry-powder||curry powder|dry|oils|.426||Stock cubes, gravy and seasoning mixes
cayenne||cayenne,cayenne pepper,red pepper flakes,chilli flakes|dry|oils|.358||Hot chilli and spices
chili-powder|Chili powder|chilli powder,chili powder,chilli powder mix|dry|oils|.541||Hot chilli and spices
mustard-seed||mustard seed,mustard seeds,mustard powder|dry|oils|.426||Mustard
mustard-prepared||mustard,prepared mustard,yellow mustard,dijon mustard|prepared|oils|1.052||Mustard
lemongrass||lemongrass,lemon grass|raw|oils|.283||
yeast-baker-dry|Baker's yeast, active dry|baker's yeast,bakers yeast,dried yeast,active dry yeast,instant yeast|dry|other|.812||
yeast-baker-fresh|Baker's yeast, compressed|fresh yeast,compressed yeast|raw|other|||
yeast-extract|Yeast extract spread|yeast extract,marmite,vegemite,yeast extract spread|prepared|other|1.217||Excess salt
baking-powder||baking powder|dry|other|.933||
bicarbonate|Baking soda|bicarbonate of soda,baking soda,bicarb,sodium bicarbonate|dry|other|.933||
cream-of-tartar||cream of tartar|dry|other|.609||Cream of tartar
sugar-white||sugar,white sugar,granulated sugar,caster sugar|dry|other|.845||
sugar-brown||brown sugar,demerara sugar,muscovado sugar|dry|other|.93||
molasses|Molasses|molasses,black treacle,treacle,blackstrap molasses|prepared|other|1.424||
maple-syrup||maple syrup|prepared|other|1.331||
corn-syrup|Corn syrup, light|corn syrup,glucose syrup,golden syrup|prepared|other|1.441||
jam||jam,fruit jam,preserves|prepared|other|1.353||
cider-vinegar|Apple cider vinegar|cider vinegar,apple cider vinegar,acv,vinegar|prepared|other|1.01||
white-vinegar||white vinegar,distilled vinegar,malt vinegar|prepared|other|1.006||
soy-sauce||soy sauce,shoyu,dark soy sauce,light soy sauce|prepared|other|1.078||Excess salt
fish-sauce||fish sauce|prepared|other|1.217||Excess salt
worcestershire||worcestershire sauce,worcester sauce|prepared|other|1.162||Stock cubes, gravy and seasoning mixes
ketchup|Ketchup|ketchup,tomato ketchup,catsup|prepared|other|1.014||
pasta-sauce||pasta sauce,marinara,marinara sauce,spaghetti sauce|tinned|grains|||Onion
salsa||salsa,tomato salsa|tinned|grains|1.099||Onion
pesto||pesto,green pesto|prepared|other|1.065||Garlic
gravy-chicken||chicken gravy,gravy|tinned|grains|.964||Stock cubes, gravy and seasoning mixes
gravy-granules||gravy granules,gravy powder,brown gravy mix|dry|other|.406||Stock cubes, gravy and seasoning mixes
stock-cube-beef|Beef bouillon cube|beef stock cube,stock cube,stock cubes,bouillon cube,bouillon,beef bouillon cube|dry|other||3.6|Stock cubes, gravy and seasoning mixes
stock-cube-chicken|Chicken bouillon cube|chicken stock cube,chicken bouillon cube,chicken bouillon|dry|other||4.8|Stock cubes, gravy and seasoning mixes
stock-chicken-bought|Chicken broth, ready to serve|ready-made chicken stock,store-bought chicken broth|tinned|grains|1.052||Stock cubes, gravy and seasoning mixes
stock-chicken-low-sodium|Chicken broth, low sodium|low-sodium chicken broth,low-salt chicken stock,unsalted chicken broth|tinned|grains|1.014||Stock cubes, gravy and seasoning mixes
stock-beef-bought|Beef broth, ready to serve|beef stock,beef bouillon|tinned|grains|1.014||Stock cubes, gravy and seasoning mixes
stock-vegetable-bought|Vegetable broth, ready to serve|vegetable broth,vegetable stock|tinned|grains|.934||Stock cubes, gravy and seasoning mixes
cocoa-powder||cocoa,cocoa powder,cacao powder|dry|other|.364||Cocoa powder
chocolate-unsweetened||baking chocolate,unsweetened chocolate|prepared|other|.558||Chocolate
chocolate-dark||dark chocolate,plain chocolate|prepared|other||101|Chocolate
chocolate-semisweet|Semisweet chocolate chips|chocolate chip,chocolate chips,semisweet chocolate,semisweet chocolate chips|prepared|other|.769||Chocolate
chocolate-milk||milk chocolate,chocolate|prepared|other|.71|7|Chocolate
chocolate-white||white chocolate|prepared|other|.719||Chocolate
chocolate-spread||chocolate spread,nutella,chocolate hazelnut spread|prepared|other|||Chocolate
carob-chips||carob chip,carob chips|prepared|other|||
vanilla-extract||vanilla extract,vanilla essence,vanilla|prepared|other|.879||Vanilla and almond extract
coffee||coffee,black coffee,brewed coffee|prepared|other|1.002||Coffee
tea-black||tea,black tea|prepared|other|1.002||Tea
tea-green||green tea|prepared|other|1.036||Tea
tea-chamomile||chamomile tea,camomile tea|prepared|other|1.002||
beer||beer,lager,ale|prepared|other|1.004||Alcohol
wine-red||red wine,wine|prepared|other|.994||Alcohol
wine-white||white wine|prepared|other|.994||Alcohol
spirits|Distilled spirits (80 proof)|vodka,whisky,whiskey,gin,rum,brandy|prepared|other|.94||Alcohol
baby-chicken|Baby food, strained chicken|baby food chicken,chicken baby food,strained chicken baby food|prepared|other|1.014||
baby-turkey|Baby food, strained turkey|baby food turkey,turkey baby food|prepared|other|1.014||
baby-beef|Baby food, strained beef|baby food beef,beef baby food|prepared|other|.994||
baby-lamb|Baby food, strained lamb|baby food lamb,lamb baby food|prepared|other|||
baby-pork|Baby food, strained pork|baby food pork,pork baby food|prepared|other|||
baby-carrot|Baby food, strained carrots|baby food carrot,baby food carrots,carrot baby food|prepared|other|.947||
baby-sweet-potato|Baby food, strained sweet potato|baby food sweet potato,sweet potato baby food|prepared|other|.947||
baby-squash|Baby food, strained squash|baby food squash,squash baby food|prepared|other|1.082||
baby-peas|Baby food, strained peas|baby food peas,pea baby food|prepared|other|1.014||
baby-apple|Baby food, strained applesauce|baby food apple,apple baby food,baby food applesauce|prepared|other|1.082||
baby-pear|Baby food, strained pears|baby food pear,pear baby food|prepared|other|1.082||
baby-rice|Baby cereal, rice, dry|baby rice,baby rice cereal,rice baby cereal|prepared|other|.169||
baby-oats|Baby cereal, oatmeal, dry|baby oatmeal,baby oat cereal|prepared|other|.206||
`;

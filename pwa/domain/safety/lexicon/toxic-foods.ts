import type { Species } from '../../reference/species.ts';

/**
 * Foods that must not be fed, one per line, columns separated by bars: name, aliases (separated by commas), species,
 * severity, why, safe alternative, source. Severity and wording are from memory of the published lists of the bodies named as
 * source (ASPCA, FDA, PDSA, Merck Veterinary Manual and others); a vet has not checked them yet.
 */
const TOXIC_FOOD_ROWS = `
Onion|onion,onions,red onion,white onion,brown onion,spanish onion,pickled onion,fried onion,crispy onion,onion powder,onion salt,onion granules,dried onion,pearl onion,cocktail onion,yellow onion,sweet onion,onion flakes,onion puree,allium,onoin,🧅|both|toxic|Allium thiosulphates damage red blood cells (haemolytic anaemia), raw, cooked or dried|carrot, celery or a little fresh parsley|ASPCA; Merck Veterinary Manual; PDSA; FDA; aliases from pearl onion on are ours
Spring onion|spring onion,spring onions,green onion,green onions,scallion,scallions,salad onion,welsh onion,springonion|both|toxic|Allium; same red-cell damage as onion|finely chopped courgette or parsley|ASPCA; PDSA; aliases from springonion on are ours
Garlic|garlic,garlic clove,garlic cloves,clove of garlic,cloves of garlic,garlic powder,garlic salt,garlic granules,garlic puree,garlic oil,garlic-infused oil,black garlic,elephant garlic,wild garlic,ramsons,ramps,garlicky,aioli,garlic paste,garlik,gralic,🧄|both|toxic|Allium, several times more potent than onion by weight; cats most sensitive|fresh parsley, basil or turmeric|ASPCA; Merck Veterinary Manual; PDSA; aliases from garlicky on are ours
Leek|leek,leeks,baby leek,leekie|both|toxic|Allium; red-cell damage|courgette or celery|ASPCA; PDSA; aliases from leekie on are ours
Chives|chive,chives,garlic chives|both|toxic|Allium; red-cell damage|fresh parsley|ASPCA; PDSA
Shallot|shallot,shallots,echalion,eschalot|both|toxic|Allium; red-cell damage|carrot or celery|PDSA; Merck Veterinary Manual; aliases from eschalot on are ours
Grapes|grape,grapes,grape juice,red grapes,green grapes,grape jelly,grape must,🍇|both|toxic|Tartaric acid linked to acute kidney injury in dogs; cats advised to avoid|blueberries or seedless watermelon|ASPCA; FDA; PDSA; Merck Veterinary Manual; aliases from 🍇 on are ours
Raisins|raisin,raisins,raison|both|toxic|Dried grape; acute kidney injury, no safe dose known|blueberries or diced apple|ASPCA; FDA; PDSA; aliases from raison on are ours
Sultanas|sultana,sultanas,golden raisin,golden raisins|both|toxic|Dried grape; acute kidney injury|blueberries|PDSA; Merck Veterinary Manual
Currants|currant,currants,zante currant,zante currants,dried currants,mixed dried fruit,vine fruit,dried vine fruit,dried mixed fruit,mixed dried vine fruit,dried current|both|toxic|Zante currants are dried grapes; acute kidney injury|blueberries or cranberries|PDSA; Merck Veterinary Manual; aliases from dried mixed fruit on are ours
Cream of tartar|cream of tartar,tartaric acid,potassium bitartrate,tamarind|dog|toxic|Tartaric acid or its salts linked to kidney injury like grapes|leave out|ASPCA APCC (2021-2022 reports)
Chocolate|chocolate,dark chocolate,milk chocolate,white chocolate,chocolate chips,chocolate chip,chocolate spread,baking chocolate,choc,choc chip,choc chips,milk chocolate chips,dark chocolate chips,white chocolate chips,dark chocolate spread,hot chocolate,drinking chocolate,choccy,🍫|both|toxic|Theobromine and caffeine: heart, nerve and stimulant effects; darker is worse|carob powder|ASPCA; FDA; PDSA; Merck Veterinary Manual; aliases from choc on are ours
Cocoa powder|cocoa,cocoa powder,cacao,cacao powder,cacao nibs,cocoa mulch,hot cocoa,coco powder|both|toxic|Very concentrated theobromine|carob powder|ASPCA; PDSA; aliases from hot cocoa on are ours
Coffee|coffee,coffee beans,coffee grounds,espresso,instant coffee,coffee granules,cappuccino,caffe latte,mocha,expresso,☕|both|toxic|Caffeine: fast heart rate, tremor, seizures|water or unsalted bone broth|ASPCA; PDSA; Merck Veterinary Manual; aliases from coffee granules on are ours
Tea|tea,black tea,green tea,tea bag,tea bags,tea leaves,matcha,iced tea,earl grey,oolong,chai,kombucha,yerba mate|both|toxic|Caffeine and theophylline|water|ASPCA; PDSA; aliases from iced tea on are ours
Caffeine drinks and pills|caffeine,energy drink,energy drinks,cola,guarana,coca cola,pepsi,diet coke,red bull|both|toxic|Caffeine|water|ASPCA; Merck Veterinary Manual; aliases from coca cola on are ours
Alcohol|alcohol,beer,wine,ale,lager,cider,hard cider,rum,gin,vodka,brandy,whisky,whiskey,sherry,port,stout,liqueur,cooking wine,champagne,prosecco,cava,vermouth,marsala,bourbon,tequila,mead,cognac,shandy,guinness,schnapps,eggnog,red wine,white wine,🍷,🍺,baileys,mirin|both|toxic|Ethanol: depression, low blood sugar, low body temperature|water or unsalted bone broth|ASPCA; FDA; PDSA; aliases from champagne on are ours
Raw yeast dough|yeast dough,bread dough,pizza dough,sourdough starter,unbaked pizza,dough ball|both|toxic|Expands in the stomach and ferments to ethanol|fully baked plain bread or oat biscuit|ASPCA; FDA; Merck Veterinary Manual; aliases from rising dough on are ours
Xylitol|xylitol,birch sugar,birch bark extract,e967,wood sugar,birch sweetener,e 967,zylitol|both|toxic|Insulin surge, low blood sugar and liver injury in dogs; cats less studied|plain mashed banana; xylitol-free peanut butter|FDA; ASPCA; Merck Veterinary Manual; PDSA; aliases from e 967 on are ours
Sugar-free sweetened foods|sugar-free,sugar free,diet syrup,sugar-free peanut butter,sugar-free jelly,artificial sweetener,sugar alcohol|dog|caution|May contain xylitol; read the label|plain unsweetened version|FDA; aliases from artificial sweetener on are ours
Macadamia nuts|macadamia,macadamia nut,macadamia nuts,macadamias,queensland nut|dog|toxic|Weakness, tremor, fever and vomiting in dogs|plain pumpkin seeds|ASPCA; FDA; PDSA; Merck Veterinary Manual; aliases from queensland nut on are ours
Walnuts and pecans|walnut,walnuts,pecan,pecans,black walnut|both|caution|High fat and mould toxins (tremorgenic); obstruction risk|ground flaxseed or pumpkin seeds|ASPCA; Merck Veterinary Manual
Almonds and other nuts|almond,almonds,pistachio,pistachios,hazelnut,hazelnuts,brazil nut,brazil nuts,mixed nuts,cashew,cashew nut,hazel nut,marzipan|both|caution|High fat, pancreatitis and choking risk|xylitol-free peanut butter in small amounts|ASPCA; aliases from cashew on are ours
Avocado|avocado,avocados,guacamole,avocado skin,avocado stone,avocado pear,avocado pit,avacado,🥑|both|caution|Persin and high fat; stone is an obstruction hazard|mashed banana or pumpkin|ASPCA; PDSA; aliases from avocado pear on are ours
Nutmeg and mace|nutmeg,mace spice,ground mace,pumpkin spice,pumpkin pie spice,mace,blade of mace,mixed spice|both|toxic|Myristicin: disorientation, fast heart rate, tremor|a pinch of Ceylon cinnamon|ASPCA; Pet Poison Helpline; aliases from mace on are ours
Pumpkin pie mix|pumpkin pie mix,pumpkin pie filling,pumpkin pie puree mix|both|caution|Sugar plus nutmeg; some brands use xylitol|plain canned pumpkin puree|ASPCA; AKC; aliases from pumpkin pie puree mix on are ours
Cooked bones|cooked bone,cooked bones,roasted bones,chicken carcass cooked,rib bones,cooked chicken bones,ham bone,turkey carcass,cooked turkey bones,cooked bone splinters,boiled bones|both|toxic|Splinter: choking, perforation, obstruction|bone meal, eggshell powder or boneless meat|FDA; PDSA; aliases from cooked turkey bones on are ours
Raw bones|raw bone,raw bones,raw meaty bone,raw meaty bones,raw chicken wings,chicken necks raw,uncooked bones,raw turkey neck,raw chicken neck,raw marrow bone|both|caution|Tooth fracture, obstruction, bacteria|ground eggshell or bone meal|FDA; ASPCA; aliases from uncooked bones on are ours
Raw salmon or trout (Pacific)|raw salmon,raw trout,raw pacific salmon,uncooked salmon,salmon sashimi|dog|toxic|Fluke carrying Neorickettsia: salmon poisoning disease in dogs (Pacific Northwest)|fully cooked or canned salmon|Merck Veterinary Manual; FDA
Raw fish|raw fish,raw herring,raw sardines,raw mackerel,sushi,sashimi,raw carp,raw tuna,raw cod,raw white fish,raw oily fish,ceviche|both|caution|Thiaminase destroys vitamin B1 and parasites; cats most affected|cooked fish|Merck Veterinary Manual; ASPCA; aliases from raw tuna on are ours
Smoked or salt-cured fish|smoked salmon,smoked mackerel,kipper,kippers,smoked haddock,salt cod,smoked trout,smoked fish,smoked cod,smoked herring,smoked eel,lox,gravlax,gravadlax,salted cod,bloater,rollmop,saltfish,anchovies,anchovy,sprats,sprotten|both|caution|Very high salt|plain cooked fish|PDSA; aliases from smoked trout on are ours
Raw meat|raw meat,raw chicken,raw mince,raw beef,raw pork,raw turkey,raw poultry,raw liver,raw lamb,raw duck,raw offal,raw hearts,raw kidney,raw rabbit,raw venison,uncooked meat,uncooked chicken|both|caution|Salmonella, Listeria, E. coli, H5N1 in raw poultry; cats and people at risk|cook to 74 C inside|FDA; ASPCA; AVMA; aliases from raw lamb on are ours
Excess liver|liver only diet,all-liver diet,liver every day,large amount of liver,too much liver,large amounts of liver,daily liver,liver daily|both|caution|Vitamin A toxicity (and copper in some dogs) when liver exceeds about 5-10% of the diet|liver at no more than 5% of the recipe plus muscle meat|Merck Veterinary Manual; aliases from too much liver on are ours
Cod liver oil excess|large dose cod liver oil,cod liver oil daily,large dose of cod liver oil,high dose cod liver oil,too much cod liver oil,cod liver oil every day,daily cod liver oil|both|caution|Vitamin A and D overdose, especially with liver|salmon oil or standard fish oil|Merck Veterinary Manual; aliases from large dose of cod liver oil on are ours
Excess vitamin D|vitamin d supplement high dose,cholecalciferol,high dose vitamin d,too much vitamin d,vitamin d overdose,high dose vitamin d3,large dose of vitamin d|both|toxic|High calcium and kidney failure|balanced vet supplement|FDA; Merck Veterinary Manual; aliases from high dose vitamin d on are ours
Excess salt|salt,table salt,sea salt,himalayan salt,rock salt,soy sauce,playdough,salt dough,soya sauce,tamari,fish sauce,miso paste,oyster sauce,salted water,brine,marmite,vegemite|both|toxic|Sodium ion poisoning: vomiting, tremor, seizures; soy sauce is about 15% salt|leave out; use parsley for flavour|ASPCA; PDSA; Merck Veterinary Manual; aliases from soya sauce on are ours
Stock cubes, gravy and seasoning mixes|stock cube,stock cubes,bouillon,bouillon cube,gravy granules,gravy,stuffing mix,onion soup mix,worcestershire sauce,all-purpose seasoning,store-bought stock,curry powder,worcester sauce,gravy powder,gravy cube,gravy mix,oxo cube,oxo,bisto,bovril,stock powder,stock granules,bouillon powder,soup mix,shop-bought stock,shop bought gravy,curry paste,seasoned salt,seasoning salt,taco seasoning,fajita seasoning,knorr stock pot,fajita spice mix,taco spice mix,ranch seasoning,ranch dressing,salsa,pasta sauce,bbq sauce,barbecue sauce,ketchup,sage and onion stuffing mix,sage and onion stuffing,sage and onion|both|toxic|Usually contain onion or garlic powder and much salt|unsalted home-made bone broth with no onion|PDSA; ASPCA; aliases from worcester sauce on are ours
Green or sprouted potato|green potato,green potatoes,sprouted potato,sprouted potatoes,raw potato,potato peel green,potato leaves,potato shoots,sprouting potato,uncooked potato,greened potato,green potato peel|both|toxic|Solanine and chaconine|peeled, cooked white or sweet potato|ASPCA; PDSA; aliases from sprouting potato on are ours
Tomato leaves and green tomato|tomato leaf,tomato leaves,tomato vine,tomato stem,green tomato,green tomatoes,unripe tomato,tomato plant,tomato stalk,tomato foliage|both|caution|Tomatine in green parts|a little ripe tomato flesh or red bell pepper|ASPCA; aliases from tomato plant on are ours
Rhubarb|rhubarb,rhubarb leaf,rhubarb leaves,rhubarb stalks|both|toxic|Soluble oxalates: low calcium, kidney injury|diced apple without seeds|ASPCA; PDSA
Cherry pits|cherry pit,cherry pits,cherry stone,cherry stones,whole cherries,cherry stems,unpitted cherries,cherry kernel,cherry stalk|both|toxic|Cyanogenic glycosides; obstruction|blueberries|ASPCA; PDSA; aliases from cherry kernel on are ours
Stone-fruit pits|peach pit,peach stone,apricot kernel,apricot kernels,plum stone,plum pit,apricot stone,nectarine stone,mango stone,peach kernel,plum kernel,apricot pit,nectarine pit,mango pit,mango seed,damson stone|both|toxic|Cyanogenic glycosides; obstruction|stoned, peeled flesh in small amounts|ASPCA; PDSA; aliases from peach kernel on are ours
Apple seeds and core|apple seed,apple seeds,apple pips,apple core,apple cores,apple pip,pear pips,pear seeds|both|caution|Cyanogenic glycosides; choking|cored apple flesh|ASPCA; PDSA; aliases from apple pip on are ours
Mustard|mustard,mustard seed,mustard seeds,mustard powder,dijon mustard,wholegrain mustard,english mustard,mustard oil|both|caution|Isothiocyanates: severe stomach upset|turmeric in small amounts|PDSA; Pet Poison Helpline; aliases from wholegrain mustard on are ours
Hops|hops,hop pellets,spent hops,brewing hops,hop flowers,hop cones|dog|toxic|Malignant hyperthermia and seizures|leave out|ASPCA; Merck Veterinary Manual; aliases from hop flowers on are ours
Blue cheese|blue cheese,stilton,roquefort,gorgonzola,danish blue,bleu cheese,dolcelatte,cambozola,blue stilton|both|toxic|Roquefortine C mould toxin: tremor and seizures|low-fat cottage cheese|Pet Poison Helpline; PDSA; aliases from bleu cheese on are ours
Mouldy food|mouldy food,moldy food,mouldy bread,moldy bread,spoiled food,compost,mouldy,moldy,rotten food|both|toxic|Tremorgenic mycotoxins: tremor, seizures|fresh food|FDA; Merck Veterinary Manual; PDSA; aliases from mouldy on are ours
Essential oils|essential oil,essential oils,tea tree oil,peppermint essential oil,oregano oil,clove oil,eucalyptus oil,cinnamon oil,pennyroyal oil,wintergreen oil,peppermint oil,lavender oil,citronella oil,thyme oil,lemon oil,orange oil,citrus oil|both|toxic|Concentrated phenols and terpenes; cats cannot metabolise|small amounts of fresh parsley|ASPCA; Merck Veterinary Manual; aliases from peppermint oil on are ours
Raw egg white|raw egg white,raw egg whites,uncooked egg white,raw egg,raw eggs,uncooked egg|both|caution|Salmonella; avidin in the white binds biotin|fully cooked egg|FDA; ASPCA; AVMA; aliases from uncooked egg on are ours
Excess tuna|tuna-only diet,tuna only diet,tuna every day,all-tuna diet,tuna daily,daily tuna,too much tuna,nothing but tuna,tuna at every meal|cat|caution|Mercury, unbalanced minerals, steatitis from low vitamin E|cooked white fish or sardines in rotation|ASPCA; PDSA; aliases from tuna daily on are ours
Dog food for cats|dog food,dog kibble,dog treats as meals,dog biscuits as meals|cat|caution|Too little taurine, protein, arachidonic acid and vitamin A for cats|complete cat food|AAFCO; Cats Protection; aliases from dog biscuits as meals on are ours
Milk|milk,cow's milk,whole milk,semi-skimmed milk,cream,double cream,condensed milk,evaporated milk,ice cream,milkshake,single cream,whipping cream,whipped cream,clotted cream,sour cream,soured cream|cat|caution|Lactose intolerance: diarrhoea|water or lactose-free cat milk|PDSA; ASPCA; aliases from ice cream on are ours
Milk (dog)|ice cream,large amount of milk,large amounts of milk,lots of milk,too much milk|dog|caution|Lactose and fat: diarrhoea, pancreatitis|plain low-fat yogurt|ASPCA; aliases from large amounts of milk on are ours
Macadamia nuts (cat)|macadamia,macadamia nut,macadamia nuts,macadamias,queensland nut|cat|caution|Weakness in dogs; in cats it is not known to be safe, and the fat is a strain|plain cooked chicken|ours, after the warning for dogs
Hops (cat)|hops,hop pellets,spent hops,brewing hops,hop flowers,hop cones|cat|caution|Fever in dogs; in cats it is not known to be safe|leave out|ours, after the warning for dogs
Cream of tartar (cat)|cream of tartar,tartaric acid,potassium bitartrate,tamarind|cat|caution|Injures the kidneys of dogs; in cats it is not known to be safe|leave out|ours, after the warning for dogs
Baking soda and powder|baking soda,baking powder,bicarbonate of soda,bicarb,bicarb soda,bread soda,sodium bicarbonate,bicarbonate soda,raising powder|both|caution|Much sodium; raw or by the spoonful it upsets the salts of the blood|leave out; biscuits do not need to rise|ASPCA; PDSA
Citrus peel and oils|citrus peel,lemon,lime,grapefruit,orange peel,lemon peel,lemon zest,lime zest,orange zest,grape fruit,orange rind,citrus zest,citrus rind,tangerine peel,satsuma peel,clementine peel,mandarin peel,mandarin zest,🍋|both|caution|Limonene and psoralens in peel: vomiting, depression; cats sensitive|blueberries|ASPCA; aliases from grape fruit on are ours
Fatty trimmings and bacon|bacon,bacon fat,fat trimmings,pork crackling,sausages,sausage,lardons,gammon,ham,salami,hot dog,bacon grease,bacon bits,hotdog,chorizo,pepperoni,pancetta,prosciutto,pork scratchings,frankfurter,lard,suet,beef dripping,beef tallow,chicken skin,turkey skin,duck skin,goose skin,pork skin,pork rind,🥓|both|caution|High fat and salt: pancreatitis|lean cooked chicken or turkey|ASPCA; PDSA; FDA; aliases from bacon grease on are ours
Hot chilli and spices|chilli,chili,chili pepper,chilli pepper,cayenne,cayenne pepper,jalapeno,hot sauce,paprika hot,chile,chilli flakes,chilli powder,chili flakes,chili powder,habanero,scotch bonnet,sriracha,tabasco,hot paprika,red pepper flakes,harissa|both|caution|Capsaicin irritation|parsley|PDSA; ASPCA; aliases from chile on are ours
Corn on the cob|corn on the cob,corn cob,corncob,sweetcorn cob,cob of corn,cob of sweetcorn,sweetcorn on the cob,cob corn,maize cob|both|toxic|Cob causes intestinal obstruction|loose sweetcorn kernels|PDSA; AKC; aliases from cob of corn on are ours
Raw kidney beans|raw kidney beans,uncooked kidney beans,raw red beans,dried kidney beans uncooked|both|toxic|Phytohaemagglutinin lectin|fully boiled or canned beans, rinsed|FDA (people data); Merck Veterinary Manual
Wild mushrooms|wild mushroom,wild mushrooms,foraged mushrooms,death cap,fly agaric,toadstool,magic mushroom,mushroom picked in,mushroom from the wood,mushroom from the forest,woodland mushroom|both|toxic|Amatoxin and other toxins|plain cooked button mushroom|ASPCA; Merck Veterinary Manual; aliases from toadstool on are ours
Star fruit|star fruit,starfruit,carambola|both|toxic|Soluble oxalates: kidney injury|apple or pear flesh|ASPCA
Persimmon and fruit stones|persimmon seeds,persimmon seed,date stone,date pit,persimmon stone,persimmon pit|both|caution|Seeds cause inflammation and obstruction|seedless melon|AKC; aliases from date pit on are ours
Lily (any part)|lily,lilies,lily pollen,lily bulb dried,daylily,tiger lily,easter lily,lily leaf,lily petal|cat|toxic|Acute kidney failure in cats|leave out|ASPCA; FDA; Merck Veterinary Manual; aliases from daylily on are ours
Aloe vera|aloe,aloe vera,aloe vera juice,aloe gel|both|caution|Anthraquinone glycosides: vomiting, diarrhoea|leave out|ASPCA; aliases from aloe gel on are ours
Vanilla and almond extract|vanilla extract,almond extract,flavouring extract,vanilla essence,almond essence,lemon extract,peppermint extract|both|caution|Alcohol carrier (about 35%); bitter almond oil|leave out|ASPCA; aliases from vanilla essence on are ours
Anti-inflammatory painkillers|ibuprofen tablet,aspirin tablet|both|toxic|Ulcers, bleeding and kidney injury from a single tablet; cats least able to break them down|only what a vet has prescribed for this animal|ASPCA; VPIS; Merck Veterinary Manual
Paracetamol|paracetamol tablet,acetaminophen tablet|both|toxic|Destroys red blood cells and liver; half a tablet can kill a cat|only what a vet has prescribed for this animal|ASPCA; VPIS; International Cat Care; Merck Veterinary Manual
Medicines for people|human medicines|both|toxic|Doses for people overdose a dog or cat: heart, nerve, liver and kidney effects|only what a vet has prescribed for this animal|ASPCA; VPIS; FDA; Merck Veterinary Manual
Permethrin (cat)|permethrin spot-on|cat|toxic|Tremor, seizures and death in cats; they cannot break it down|flea treatment for cats, from a vet|International Cat Care; VPIS
Nicotine and tobacco|nicotine gum,nicotine patch|both|toxic|Nicotine: vomiting, tremor, fast heart rate, paralysis|leave out|ASPCA; Merck Veterinary Manual
Cannabis|cannabis edible|both|toxic|THC: stupor, wobbling, low heart rate; edibles often hold chocolate or xylitol as well|leave out|ASPCA; Merck Veterinary Manual
Pest and garden poisons|rat poisons|both|toxic|Made to kill: bleeding, seizures or kidney failure|leave out|ASPCA; VPIS; Merck Veterinary Manual
Poisonous plants|poisonous plant|both|toxic|Heart, nerve, liver or gut poisons, by the plant|parsley, or cat grass|ASPCA; PDSA; Merck Veterinary Manual
`;

/** Whether a name is the food itself, or a brand or dish that usually contains it (recipes differ). */
export const CERTAINTIES = ['contains', 'usually'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Which species a food endangers. */
export const TOXIC_SPECIES = ['dog', 'cat', 'both'] as const;
/** 'toxic' makes a recipe unsafe; 'caution' sends it to review. */
export const SEVERITIES = ['toxic', 'caution'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A food, or a form of a food, that must not be fed. */
export type ToxicFood = {
  name: string;
  /** Lower case, British and American spellings. */
  aliases: readonly string[];
  species: (typeof TOXIC_SPECIES)[number];
  severity: Severity;
  why: string;
  safeAlternative: string;
  source: string;
};

function parse(row: string): ToxicFood {
  const [name, aliases, species, severity, why, safeAlternative, source] = row.split('|') as [
    string,
    string,
    ToxicFood['species'],
    Severity,
    ...string[],
  ];
  return {
    name,
    aliases: aliases.split(','),
    species,
    severity,
    why: why ?? '',
    safeAlternative: safeAlternative ?? '',
    source: source ?? '',
  };
}

/** Every food of the audit list, in order. */
export const TOXIC_FOODS: readonly ToxicFood[] = TOXIC_FOOD_ROWS.trim().split('\n').map(parse);

/** Whether the food endangers that species. */
export function endangers(food: ToxicFood, species: Species): boolean {
  return food.species === 'both' || food.species === species;
}

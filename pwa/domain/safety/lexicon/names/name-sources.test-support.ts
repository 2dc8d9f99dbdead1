/**
 * Sources of the names, row by row in the order of each file: file, food, certainty, source. Apart from the names, which every
 * device loads; only tests read these.
 */
export const NAME_SOURCES = `
allium-names.ts|Onion|contains|ASPCA (Allium); seed catalogues and cookery encyclopaedias for the names
allium-names.ts|Onion|contains|regional speech; cookery encyclopaedias
allium-names.ts|Spring onion|contains|ASPCA (Allium fistulosum); regional speech
allium-names.ts|Leek|contains|ASPCA (Allium porrum); cookery encyclopaedias
allium-names.ts|Chives|contains|ASPCA (Allium schoenoprasum, A. tuberosum); cookery encyclopaedias
allium-names.ts|Garlic|contains|ASPCA (Allium sativum, A. ursinum); cookery encyclopaedias
allium-names.ts|Garlic|usually|cookery encyclopaedias
allium-names.ts|Shallot|contains|ASPCA (Allium ascalonicum); cookery encyclopaedias
allium-names.ts|Shallot|usually|cookery encyclopaedias
chocolate-names.ts|Chocolate|usually|product category: filled chocolate and biscuits; poison-line statistics (ASPCA, VPIS)
chocolate-names.ts|Chocolate|usually|cookery encyclopaedias; regional speech
chocolate-names.ts|Cocoa powder|usually|product category: chocolate drinks and cereals
chocolate-names.ts|Cocoa powder|contains|ASPCA; Merck Veterinary Manual
chocolate-names.ts|Chocolate|usually|product category: chocolate spreads and cakes
dish-names.ts|Onion|usually|cookery encyclopaedias (Britain and Ireland)
dish-names.ts|Onion|usually|cookery encyclopaedias (continental Europe)
dish-names.ts|Onion|usually|cookery encyclopaedias (Mediterranean)
dish-names.ts|Onion|usually|cookery encyclopaedias (Middle East and Africa)
dish-names.ts|Garlic|usually|cookery encyclopaedias
dish-names.ts|Onion|usually|cookery encyclopaedias (South Asia)
dish-names.ts|Spring onion|usually|cookery encyclopaedias (East Asia)
dish-names.ts|Onion|usually|cookery encyclopaedias (South-East Asia)
dish-names.ts|Onion|usually|cookery encyclopaedias (the Americas)
dish-names.ts|Leek|usually|cookery encyclopaedias
dish-names.ts|Spring onion|usually|cookery encyclopaedias
dish-names.ts|Fatty trimmings and bacon|usually|cookery encyclopaedias
dish-names.ts|Raw egg white|usually|FDA
dish-names.ts|Garlic|usually|cookery encyclopaedias
dish-names.ts|Onion|usually|cookery encyclopaedias
drink-names.ts|Alcohol|contains|grape varieties and regions of wine; ASPCA; FDA (ethanol)
drink-names.ts|Alcohol|contains|lists of spirits and liqueurs; FDA (ethanol)
drink-names.ts|Alcohol|contains|lists of beers; regional speech
drink-names.ts|Alcohol|contains|ASPCA; Merck Veterinary Manual
drink-names.ts|Alcohol|usually|cookery encyclopaedias
drink-names.ts|Coffee|contains|ASPCA; lists of coffee drinks and brands
drink-names.ts|Coffee|usually|cookery encyclopaedias
drink-names.ts|Tea|contains|ASPCA; lists of teas and brands
drink-names.ts|Caffeine drinks and pills|contains|ASPCA; Merck Veterinary Manual; product category: energy drinks
fruit-names.ts|Grapes|contains|ASPCA; FDA; lists of table-grape cultivars
fruit-names.ts|Raisins|contains|ASPCA; FDA; cookery encyclopaedias
fruit-names.ts|Raisins|usually|product category: fruit breads and cakes; cookery encyclopaedias
fruit-names.ts|Sultanas|contains|PDSA
fruit-names.ts|Currants|usually|product category: currant cakes; cookery encyclopaedias
fruit-names.ts|Currants|contains|PDSA; Merck Veterinary Manual
fruit-names.ts|Cream of tartar|contains|ASPCA APCC
fruit-names.ts|Avocado|contains|ASPCA; regional speech
fruit-names.ts|Star fruit|contains|ASPCA
fruit-names.ts|Citrus peel and oils|contains|ASPCA
fruit-names.ts|Citrus peel and oils|usually|cookery encyclopaedias
fruit-names.ts|Stone-fruit pits|contains|ASPCA; Merck Veterinary Manual
fruit-names.ts|Apple seeds and core|contains|ASPCA; PDSA
fruit-names.ts|Persimmon and fruit stones|contains|AKC
fruit-names.ts|Corn on the cob|contains|PDSA; AKC
fruit-names.ts|Nutmeg and mace|contains|ASPCA; Pet Poison Helpline
fruit-names.ts|Nutmeg and mace|usually|cookery encyclopaedias
fruit-names.ts|Macadamia nuts|contains|ASPCA; regional speech
fruit-names.ts|Walnuts and pecans|contains|ASPCA
fruit-names.ts|Walnuts and pecans|usually|cookery encyclopaedias
fruit-names.ts|Almonds and other nuts|contains|ASPCA
fruit-names.ts|Almonds and other nuts|usually|cookery encyclopaedias
fruit-names.ts|Tomato leaves and green tomato|contains|ASPCA
fruit-names.ts|Green or sprouted potato|contains|ASPCA; PDSA
fruit-names.ts|Raisins|usually|product category: Christmas and fruit cakes
medicine-names.ts|Anti-inflammatory painkillers|contains|ASPCA and VPIS case statistics (human NSAIDs); Merck Veterinary Manual
medicine-names.ts|Paracetamol|contains|ASPCA and VPIS case statistics (paracetamol); Merck Veterinary Manual
medicine-names.ts|Medicines for people|contains|ASPCA and VPIS case statistics (human medicines); FDA; Merck Veterinary Manual
medicine-names.ts|Permethrin (cat)|contains|International Cat Care; VPIS (permethrin in cats); ASPCA
medicine-names.ts|Excess vitamin D|contains|VPIS; Merck Veterinary Manual
medicine-names.ts|Nicotine and tobacco|contains|ASPCA; Merck Veterinary Manual
medicine-names.ts|Cannabis|contains|ASPCA case statistics (cannabis); Merck Veterinary Manual
poison-names.ts|Poisonous plants|contains|ASPCA (toxic plants); PDSA; Merck Veterinary Manual
poison-names.ts|Lily (any part)|contains|ASPCA; FDA; International Cat Care
poison-names.ts|Essential oils|contains|ASPCA; Merck Veterinary Manual; Pet Poison Helpline
poison-names.ts|Pest and garden poisons|contains|ASPCA and VPIS case statistics; Merck Veterinary Manual
poison-names.ts|Wild mushrooms|contains|ASPCA; Merck Veterinary Manual
poison-names.ts|Hops|contains|ASPCA; Merck Veterinary Manual
poison-names.ts|Vanilla and almond extract|contains|FDA
poison-names.ts|Rhubarb|contains|ASPCA; PDSA
savoury-names.ts|Garlic|usually|product category: soft cheeses with herbs, prepared meats; maker's lists of ingredients
savoury-names.ts|Stock cubes, gravy and seasoning mixes|usually|product category: stocks, stuffing mixes, instant noodles, seasonings, snacks; maker's lists of ingredients
savoury-names.ts|Excess salt|contains|ASPCA; PDSA; Merck Veterinary Manual
savoury-names.ts|Blue cheese|contains|Pet Poison Helpline; cheese guides
savoury-names.ts|Fatty trimmings and bacon|contains|PDSA; FDA; product category: sausages and cured meats
savoury-names.ts|Smoked or salt-cured fish|contains|PDSA; cookery encyclopaedias
savoury-names.ts|Mustard|contains|PDSA; Pet Poison Helpline
savoury-names.ts|Hot chilli and spices|contains|PDSA; ASPCA
savoury-names.ts|Raw yeast dough|contains|ASPCA; FDA; Merck Veterinary Manual
savoury-names.ts|Mouldy food|contains|FDA; Merck Veterinary Manual; PDSA
savoury-names.ts|Raw egg white|usually|FDA
savoury-names.ts|Raw fish|contains|Merck Veterinary Manual; ASPCA
savoury-names.ts|Raw meat|contains|FDA; AVMA
savoury-names.ts|Milk|contains|PDSA; ASPCA
savoury-names.ts|Milk (dog)|contains|ASPCA
sweetener-names.ts|Xylitol|contains|FDA; ASPCA; product category: table-top sweeteners
sweetener-names.ts|Xylitol|usually|FDA; ASPCA (xylitol sources); product category: sugar-free gums, mints, spreads
sweetener-names.ts|Sugar-free sweetened foods|usually|FDA; product category: low-calorie foods
sweetener-names.ts|Sugar-free sweetened foods|contains|FDA
`;

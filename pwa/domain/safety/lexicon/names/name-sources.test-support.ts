/**
 * Sources of the names, row by row in the order of each kind: kind, food, certainty, source. Kept apart from the names, which
 * every device loads; only tests read the sources.
 */
export const NAME_SOURCES = `
allium|Onion|contains|ASPCA (Allium); seed catalogues and cookery encyclopaedias for the names
allium|Onion|contains|regional speech; cookery encyclopaedias
allium|Spring onion|contains|ASPCA (Allium fistulosum); regional speech
allium|Leek|contains|ASPCA (Allium porrum); cookery encyclopaedias
allium|Chives|contains|ASPCA (Allium schoenoprasum, A. tuberosum); cookery encyclopaedias
allium|Garlic|contains|ASPCA (Allium sativum, A. ursinum); cookery encyclopaedias
allium|Garlic|usually|cookery encyclopaedias
allium|Shallot|contains|ASPCA (Allium ascalonicum); cookery encyclopaedias
allium|Shallot|usually|cookery encyclopaedias
chocolate|Chocolate|usually|product category: filled chocolate and biscuits; poison-line statistics (ASPCA, VPIS)
chocolate|Chocolate|usually|cookery encyclopaedias; regional speech
chocolate|Cocoa powder|usually|product category: chocolate drinks and cereals
chocolate|Cocoa powder|contains|ASPCA; Merck Veterinary Manual
chocolate|Chocolate|usually|product category: chocolate spreads and cakes
dish|Onion|usually|cookery encyclopaedias (Britain and Ireland)
dish|Onion|usually|cookery encyclopaedias (continental Europe)
dish|Onion|usually|cookery encyclopaedias (Mediterranean)
dish|Onion|usually|cookery encyclopaedias (Middle East and Africa)
dish|Garlic|usually|cookery encyclopaedias
dish|Onion|usually|cookery encyclopaedias (South Asia)
dish|Spring onion|usually|cookery encyclopaedias (East Asia)
dish|Onion|usually|cookery encyclopaedias (South-East Asia)
dish|Onion|usually|cookery encyclopaedias (the Americas)
dish|Leek|usually|cookery encyclopaedias
dish|Spring onion|usually|cookery encyclopaedias
dish|Fatty trimmings and bacon|usually|cookery encyclopaedias
dish|Raw egg white|usually|FDA
dish|Garlic|usually|cookery encyclopaedias
dish|Onion|usually|cookery encyclopaedias
drink|Alcohol|contains|grape varieties and regions of wine; ASPCA; FDA (ethanol)
drink|Alcohol|contains|lists of spirits and liqueurs; FDA (ethanol)
drink|Alcohol|contains|lists of beers; regional speech
drink|Alcohol|contains|ASPCA; Merck Veterinary Manual
drink|Alcohol|usually|cookery encyclopaedias
drink|Coffee|contains|ASPCA; lists of coffee drinks and brands
drink|Coffee|usually|cookery encyclopaedias
drink|Tea|contains|ASPCA; lists of teas and brands
drink|Caffeine drinks and pills|contains|ASPCA; Merck Veterinary Manual; product category: energy drinks
fruit|Grapes|contains|ASPCA; FDA; lists of table-grape cultivars
fruit|Raisins|contains|ASPCA; FDA; cookery encyclopaedias
fruit|Raisins|usually|product category: fruit breads and cakes; cookery encyclopaedias
fruit|Sultanas|contains|PDSA
fruit|Currants|usually|product category: currant cakes; cookery encyclopaedias
fruit|Currants|contains|PDSA; Merck Veterinary Manual
fruit|Cream of tartar|contains|ASPCA APCC
fruit|Avocado|contains|ASPCA; regional speech
fruit|Star fruit|contains|ASPCA
fruit|Citrus peel and oils|contains|ASPCA
fruit|Citrus peel and oils|usually|cookery encyclopaedias
fruit|Stone-fruit pits|contains|ASPCA; Merck Veterinary Manual
fruit|Apple seeds and core|contains|ASPCA; PDSA
fruit|Persimmon and fruit stones|contains|AKC
fruit|Corn on the cob|contains|PDSA; AKC
fruit|Nutmeg and mace|contains|ASPCA; Pet Poison Helpline
fruit|Nutmeg and mace|usually|cookery encyclopaedias
fruit|Macadamia nuts|contains|ASPCA; regional speech
fruit|Walnuts and pecans|contains|ASPCA
fruit|Walnuts and pecans|usually|cookery encyclopaedias
fruit|Almonds and other nuts|contains|ASPCA
fruit|Almonds and other nuts|usually|cookery encyclopaedias
fruit|Tomato leaves and green tomato|contains|ASPCA
fruit|Green or sprouted potato|contains|ASPCA; PDSA
fruit|Raisins|usually|product category: Christmas and fruit cakes
medicine|Anti-inflammatory painkillers|contains|ASPCA and VPIS case statistics (human NSAIDs); Merck Veterinary Manual
medicine|Paracetamol|contains|ASPCA and VPIS case statistics (paracetamol); Merck Veterinary Manual
medicine|Medicines for people|contains|ASPCA and VPIS case statistics (human medicines); FDA; Merck Veterinary Manual
medicine|Permethrin (cat)|contains|International Cat Care; VPIS (permethrin in cats); ASPCA
medicine|Excess vitamin D|contains|VPIS; Merck Veterinary Manual
medicine|Nicotine and tobacco|contains|ASPCA; Merck Veterinary Manual
medicine|Cannabis|contains|ASPCA case statistics (cannabis); Merck Veterinary Manual
poison|Poisonous plants|contains|ASPCA (toxic plants); PDSA; Merck Veterinary Manual
poison|Lily (any part)|contains|ASPCA; FDA; International Cat Care
poison|Essential oils|contains|ASPCA; Merck Veterinary Manual; Pet Poison Helpline
poison|Pest and garden poisons|contains|ASPCA and VPIS case statistics; Merck Veterinary Manual
poison|Wild mushrooms|contains|ASPCA; Merck Veterinary Manual
poison|Hops|contains|ASPCA; Merck Veterinary Manual
poison|Vanilla and almond extract|contains|FDA
poison|Rhubarb|contains|ASPCA; PDSA
savoury|Garlic|usually|product category: soft cheeses with herbs, prepared meats; maker's lists of ingredients
savoury|Stock cubes, gravy and seasoning mixes|usually|product category: stocks, stuffing mixes, instant noodles, seasonings, snacks; maker's lists of ingredients
savoury|Excess salt|contains|ASPCA; PDSA; Merck Veterinary Manual
savoury|Blue cheese|contains|Pet Poison Helpline; cheese guides
savoury|Fatty trimmings and bacon|contains|PDSA; FDA; product category: sausages and cured meats
savoury|Smoked or salt-cured fish|contains|PDSA; cookery encyclopaedias
savoury|Mustard|contains|PDSA; Pet Poison Helpline
savoury|Hot chilli and spices|contains|PDSA; ASPCA
savoury|Raw yeast dough|contains|ASPCA; FDA; Merck Veterinary Manual
savoury|Mouldy food|contains|FDA; Merck Veterinary Manual; PDSA
savoury|Raw egg white|usually|FDA
savoury|Raw fish|contains|Merck Veterinary Manual; ASPCA
savoury|Raw meat|contains|FDA; AVMA
savoury|Milk|contains|PDSA; ASPCA
savoury|Milk (dog)|contains|ASPCA
sweetener|Xylitol|contains|FDA; ASPCA; product category: table-top sweeteners
sweetener|Xylitol|usually|FDA; ASPCA (xylitol sources); product category: sugar-free gums, mints, spreads
sweetener|Sugar-free sweetened foods|usually|FDA; product category: low-calorie foods
sweetener|Sugar-free sweetened foods|contains|FDA
`;

import type { CookingMethodId } from './cooking-methods.ts';
import type { Bone } from './cooking-rows-meat.ts';

/** Fish and shellfish by the way they are cooked; matched as in the table of plants. */
export const FISH_ROWS: readonly (readonly [CookingMethodId, Bone, string])[] = [
  [
    'fish-whole',
    'always',
    `whole fish, whole mackerel, whole trout, whole herring, whole sardines, whole sea bass, whole sea bream, sardines, fresh sardines, sprats, whitebait, smelt, pilchards, anchovies, fresh anchovies, whole salmon, capelin, whole fresh sardines, whole plaice, eel, sild`,
  ],
  [
    'fish',
    'maybe',
    `fish, white fish, oily fish, fish fillet, fish pie mix, cod, haddock, pollock, pollack, coley, saithe, whiting, hake, halibut, plaice, sole, lemon sole, dover sole, flounder, turbot, brill, dab, monkfish, sea bass, bass, sea bream, bream, tilapia, catfish, basa, pangasius, carp,
    perch, pike, salmon, wild salmon, pink salmon, sockeye, sockeye salmon, trout, rainbow trout, sea trout, arctic char, mackerel, herring, tuna, tuna steak, fresh tuna, swordfish, mahi mahi, red snapper, snapper, mullet, red mullet, grouper, john dory, gurnard, ling, skate, redfish, rockfish, roe, fish roe,
    cod roe, salt cod, barramundi, orange roughy, walleye, salmon trimmings, fish trimmings, cod loin, salmon fillet, cod fillet, haddock fillet, herring roe, kingfish, zander, sturgeon`,
  ],
  [
    'shellfish',
    'maybe',
    'mussels, prawns, king prawns, scallops, clams, oysters, cockles, crab, crab meat, lobster, crayfish, langoustine, whelks, winkles, seafood, seafood mix, mussel meat, green lipped mussels, shellfish, krill',
  ],
  ['squid', 'never', 'squid, octopus, cuttlefish, calamari'],
  [
    'ready',
    'never',
    'kipper, rollmop, surimi, crab sticks, fish fingers, smoked salmon, bonito flakes, fish sauce',
  ],
];

/** Cured and bought meats that are eaten as they are. */
export const READY_MEAT_ROWS: readonly (readonly [CookingMethodId, Bone, string])[] = [
  [
    'ready',
    'never',
    `ham, sliced ham, salami, pepperoni, chorizo, hot dog, frankfurter, corned beef, luncheon meat, spam, pastrami, salt beef, liver sausage, liverwurst, liver pate, jerky, beef jerky, chicken jerky, deli turkey, deli chicken, turkey deli, chicken deli, pork scratchings, pork crackling,
    prosciutto, parma ham, biltong, chicken soup, liver treats, chicken nuggets, bologna, mortadella, liver powder, beef powder, chicken powder, heart powder, gravy beef granules, braunschweiger, sausage liver`,
  ],
];

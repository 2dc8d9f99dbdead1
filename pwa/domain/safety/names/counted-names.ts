/**
 * Everyday words that are a dangerous food where the line counts, weighs or cuts them: homophones ('2 leaks, sliced') and
 * words of two meanings ('4 chops'). By the food's name in the toxic-food table; source: spellings met in recipes of owners.
 */
export const COUNTED_NAMES: Readonly<Record<string, string>> = {
  Leek: 'leak,leak and potato',
  Onion: 'union,red union,white union,unyun,onyun',
  Currants: 'current,dried current',
  Raisins: 'raising,reason,resin,raisen',
  Shallot: 'challot,chalot',
  Chives: 'chide,chime,chife,shive',
  Sultanas: 'sultan',
  Garlic: 'garlick,gallic',
  Grapes: 'grate,grapple,graip',
  Alcohol: 'whine,beir,sake',
  'Walnuts and pecans': 'wall nut,pea can',
  'Macadamia nuts': 'mac nut',
  'Nutmeg and mace': 'nut meg,mase',
  Tea: 'tee',
};

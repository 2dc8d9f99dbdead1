/**
 * Everyday words that are a dangerous food where the line counts, weighs or cuts them: homophones ('2 leaks, sliced') and
 * words of two meanings ('4 chops'). By the food's name in the toxic-food table; source: spellings met in recipes of owners.
 */
export const COUNTED_NAMES: Readonly<Record<string, string>> = {
  'Cocoa powder': 'nib',
  Hops: 'citra,saaz',
  Leek: 'leak,leak and potato',
  Onion: 'union,red union,white union',
  Currants: 'current,dried current',
  Raisins: 'raising,reason,resin,raisen',
  Shallot: 'shallow',
  Chives: 'chide,chime,chife,shive',
  Sultanas: 'sultan',
  Garlic: 'gallic',
  Grapes: 'grate,grapple,graip',
  Alcohol: 'whine,beir,sake,stubby,tinny,tinnie',
  'Walnuts and pecans': 'wall nut,pea can',
  'Macadamia nuts': 'mac nut',
  'Nutmeg and mace': 'nut meg,mase',
  Tea: 'tee',
  Paracetamol: 'para',
  'Anti-inflammatory painkillers': 'ibu',
};

/** Mass in grams, volume in millilitres, 'piece' for what is counted, 'activity' for international units. */
type UnitKind = 'mass' | 'volume' | 'piece' | 'activity';

type Unit = { kind: UnitKind; factor: number; words: readonly string[] };

const mass = (factor: number, ...words: string[]): Unit => ({ kind: 'mass', factor, words });
const volume = (factor: number, ...words: string[]): Unit => ({ kind: 'volume', factor, words });
const piece = (...words: string[]): Unit => ({ kind: 'piece', factor: 1, words });

/**
 * The units of an ingredient line, with the words people write for them. `factor` is grams or millilitres of one:
 * pound and ounce are avoirdupois; teaspoon, tablespoon, cup, fluid ounce, pint, quart and gallon are US customary;
 * a dash is 1/8 and a pinch 1/16 of a teaspoon, a drop 0.05 ml, a dessertspoon 10 ml, as kitchens use them.
 */
export const UNITS = {
  g: mass(1, 'g', 'gram', 'grams', 'gramme', 'grammes', 'gm', 'gms', 'gr', 'grm', 'grms'),
  kg: mass(1000, 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'),
  mg: mass(0.001, 'mg', 'mgs', 'milligram', 'milligrams'),
  tonne: mass(1_000_000, 'tonne', 'tonnes', 'ton', 'tons'),
  mcg: mass(0.000001, 'mcg', 'µg', 'μg', 'ug', 'microgram', 'micrograms'),
  oz: mass(28.3495, 'oz', 'ozs', 'ounce', 'ounces'),
  lb: mass(453.592, 'lb', 'lbs', 'pound', 'pounds'),
  ml: volume(1, 'ml', 'mls', 'mL', 'cc', 'millilitre', 'millilitres', 'milliliter', 'milliliters'),
  cl: volume(10, 'cl', 'centilitre', 'centilitres', 'centiliter', 'centiliters'),
  dl: volume(100, 'dl', 'decilitre', 'decilitres', 'deciliter', 'deciliters'),
  l: volume(1000, 'l', 'L', 'ltr', 'litre', 'litres', 'liter', 'liters'),
  tsp: volume(4.92892, 'tsp', 'tsps', 't', 'teaspoon', 'teaspoons', 'teaspoonful', 'teaspoonfuls', 'tspn'),
  tbsp: volume(
    14.7868,
    ...['tbsp', 'tbsps', 'tbs', 'tbl', 'tbls', 'tblsp', 'T', 'Tbsp', 'tablespoon', 'tablespoons'],
    ...['tablespoonful', 'tablespoonfuls', 'tbps', 'tbp', 'Tb', 'Tbs', 'Tbl', 'tb', 'tblspn', 'tbspn'],
  ),
  dessertspoon: volume(
    10,
    'dsp',
    'dstsp',
    'dspn',
    'dessertspoon',
    'dessertspoons',
    'dessertspoonful',
    'dessertspoonfuls',
  ),
  cup: volume(236.588, 'cup', 'cups', 'c', 'C', 'cupful', 'cupfuls'),
  'fl-oz': volume(
    29.5735,
    ...['fl oz', 'floz', 'fl-oz', 'fl ounce', 'fl ounces', 'fluid oz', 'fluid ounce', 'fluid ounces'],
  ),
  pint: volume(473.176, 'pint', 'pints', 'pt', 'pts'),
  quart: volume(946.353, 'quart', 'quarts', 'qt', 'qts'),
  gallon: volume(3785.41, 'gallon', 'gallons', 'gal'),
  pinch: volume(4.92892 / 16, 'pinch', 'pinches'),
  dash: volume(4.92892 / 8, 'dash', 'dashes'),
  drop: volume(0.05, 'drop', 'drops'),
  iu: { kind: 'activity', factor: 1, words: ['iu', 'IU', 'I.U.'] },
  piece: piece('piece', 'pieces', 'pc', 'pcs'),
  tin: piece('tin', 'tins', 'can', 'cans'),
  packet: piece(
    'packet',
    'packets',
    'pack',
    'packs',
    'package',
    'packages',
    'pkg',
    'pkt',
    'bag',
    'bags',
    'box',
    'boxes',
  ),
  pouch: piece('pouch', 'pouches', 'sachet', 'sachets', 'envelope', 'envelopes'),
  tub: piece('tub', 'tubs', 'pot', 'pots', 'carton', 'cartons', 'container', 'containers'),
  jar: piece('jar', 'jars', 'bottle', 'bottles'),
  tablet: piece('tablet', 'tablets', 'tab', 'tabs', 'pill', 'pills'),
  capsule: piece('capsule', 'capsules', 'cap', 'caps', 'softgel', 'softgels'),
  fillet: piece('fillet', 'fillets', 'filet', 'filets'),
  slice: piece('slice', 'slices', 'rasher', 'rashers', 'ring', 'rings'),
  stick: piece('stick', 'sticks', 'stalk', 'stalks', 'rib', 'ribs'),
  spear: piece('spear', 'spears'),
  floret: piece('floret', 'florets', 'floweret', 'flowerets'),
  strip: piece('strip', 'strips'),
  leaf: piece('leaf', 'leaves'),
  sprig: piece('sprig', 'sprigs'),
  bunch: piece('bunch', 'bunches'),
  head: piece('head', 'heads'),
  ear: piece('ear', 'ears', 'cob', 'cobs'),
  clove: piece('clove', 'cloves'),
  wedge: piece('wedge', 'wedges'),
  patty: piece('patty', 'patties'),
  scoop: piece('scoop', 'scoops'),
  handful: piece('handful', 'handfuls'),
  punnet: piece('punnet', 'punnets'),
  bulb: piece('bulb', 'bulbs'),
  block: piece('block', 'blocks', 'brick', 'bricks'),
  sheet: piece('sheet', 'sheets'),
  knob: piece('knob', 'knobs'),
  splash: piece('splash', 'splashes'),
  glug: piece('glug', 'glugs'),
  drizzle: piece('drizzle', 'drizzles'),
  dollop: piece('dollop', 'dollops'),
  squeeze: piece('squeeze', 'squeezes'),
  sprinkle: piece('sprinkle', 'sprinkles', 'sprinkling', 'sprinklings'),
  tray: piece('tray', 'trays'),
  touch: piece(
    ...[
      'smidgen',
      'smidge',
      'smidgens',
      'touch',
      'hint',
      'tad',
      'twist',
      'twists',
      'grind',
      'grinds',
      'grinding',
    ],
    ...['shake', 'shakes', 'turn', 'turns'],
  ),
  dusting: piece('dusting', 'dustings', 'scattering', 'scatterings', 'shaking'),
  smear: piece(
    'smear',
    'smears',
    'scraping',
    'lick',
    'trickle',
    'swirl',
    'dribble',
    'dot',
    'dots',
    'dab',
    'dabs',
  ),
  spoonful: piece('spoonful', 'spoonfuls', 'spoon', 'spoons'),
  fistful: piece('fistful', 'fistfuls', 'fist', 'palmful', 'palmfuls'),
  thumb: piece('thumb', 'thumbs'),
  squirt: piece(
    ...['squirt', 'squirts', 'pump', 'pumps', 'spray', 'sprays', 'dropper', 'droppers', 'dropperful'],
    ...['dropperfuls', 'pipette', 'pipettes'],
  ),
  ladle: piece('ladle', 'ladles', 'ladleful', 'ladlefuls'),
  mug: piece('mug', 'mugs', 'mugful', 'mugfuls'),
  glass: piece('glass', 'glasses', 'glassful', 'teacup', 'teacups'),
} as const satisfies Record<string, Unit>;

export type UnitId = keyof typeof UNITS;

export const UNIT_IDS = Object.keys(UNITS) as UnitId[];

export function unitKind(unit: UnitId): UnitKind {
  return UNITS[unit].kind;
}

/** Whether a unit measures mass, volume or activity rather than a count. */
export function isWeighable(unit: UnitId | null): unit is UnitId {
  return unit !== null && UNITS[unit].kind !== 'piece';
}

/** Grams per unit of mass or millilitres per unit of volume; null for a count. */
export function unitFactor(unit: UnitId): number | null {
  const { kind, factor } = UNITS[unit];
  return kind === 'mass' || kind === 'volume' ? factor : null;
}

import { COMPOUNDS, type Compound } from '../reference/compounds.ts';
import { NUTRIENTS, type NutrientId } from '../reference/nutrient.ts';

/** How labels state an amount: international units, or a mass in milligrams. */
export type LabelAmount = { iu: number } | { mg: number };

export type Holds = Partial<Record<NutrientId, number>>;

type LabelNutrient = {
  words: string;
  ids: readonly string[];
  holds: (amount: LabelAmount) => Holds | null;
  /** Whether milligrams are those of the compound, of which the nutrient is a part. */
  isCompound: boolean;
};

const MG_IN: Readonly<Record<string, number>> = { g: 0.001, mg: 1, µg: 1000 };

type Shares = Compound['shares'];

function massOf(shares: Shares, amount: LabelAmount): Holds | null {
  if ('iu' in amount) return null;
  return Object.fromEntries(
    shares.map(([id, share]) => [id, amount.mg * share * (MG_IN[NUTRIENTS[id as NutrientId].unit] ?? 0)]),
  );
}

/** A nutrient that labels state by its own mass. */
const byMass = (words: string, ...ids: string[]): LabelNutrient => ({
  words,
  ids,
  holds: (amount) =>
    massOf(
      ids.map((id) => [id, 1]),
      amount,
    ),
  isCompound: false,
});

const byCompound = ({ words, shares }: Compound): LabelNutrient => ({
  words,
  ids: shares.map(([id]) => id),
  holds: (amount) => massOf(shares, amount),
  isCompound: true,
});

/** A vitamin that labels state in IU, or by its mass: retinol 0.3 µg, D3 0.025 µg, d-alpha-tocopherol 0.67 mg an IU (US FDA). */
function byActivity(words: string, iuPerMg: number, ...ids: NutrientId[]): LabelNutrient {
  return {
    words,
    ids,
    isCompound: false,
    holds: (amount) => {
      const iu = 'iu' in amount ? amount.iu : amount.mg * iuPerMg;
      return Object.fromEntries(ids.map((id) => [id, iu]));
    },
  };
}

const vitaminB = (number: string, names: string) =>
  `(?:(?:vit(?:amine?|\\.)?[ -]?)?b[ -]?${number}|${names})`;

const ELEMENTAL = /\belemental\b/i;
/** After an element's name, the acid of a salt that no table has: 'zinc orotate'. */
const OTHER_SALT = /^ [a-z-]+(?:ate|ide|ite)\b/i;

/** Longer names first: 'beta-carotene' is vitamin A for dogs only. */
const TABLE: readonly LabelNutrient[] = [
  ...COMPOUNDS.map(byCompound),
  // 1 mg of the synthetic acetate is 1 IU.
  byActivity(
    '(?:vit(?:amine?|\\.)?[ -]?e \\(?as )?(?:vitamin e acetate|(?:dl-|all-rac-)?(?:alpha[ -])?tocopheryl acetate)',
    1,
    'vitamin-e',
  ),
  byActivity('(?:vit(?:amine?|\\.)?[ -]?a \\(?(?:as|from) )?beta[ -]?carotene', 1667, 'vitamin-a'),
  byActivity(
    '(?:vit(?:amine?|\\.)?[ -]?a|a[ -]vitamin(?! ?(?:[b-ek]\\b|[bdk]\\d))|retinol|retinyl \\w+)',
    3333,
    'vitamin-a',
    'preformed-vitamin-a',
  ),
  byActivity('(?:vit(?:amine?|\\.)?[ -]?d[ -]?[23]?|d[ -]vitamin|d3|cholecalciferol)', 40_000, 'vitamin-d'),
  byActivity(
    '(?:vit(?:amine?|\\.)?[ -]?e|e[ -]vitamin|(?:d-?)?(?:alpha[ -])?tocophero\\w+)',
    1.49,
    'vitamin-e',
  ),
  byMass('(?:vit(?:amine?|\\.)?[ -]?k ?[123]?|k[12]|phylloquinone|menaquinone)', 'vitamin-k'),
  byMass(vitaminB('12', '\\w*cobalamin'), 'vitamin-b12'),
  byMass(vitaminB('1', 'thiamine?'), 'thiamine'),
  byMass(vitaminB('2', 'riboflavin'), 'riboflavin'),
  byMass(vitaminB('3', 'niacin(?:amide)?|nicotin\\w+'), 'niacin'),
  byMass(vitaminB('5', 'panto\\w+(?: acid)?'), 'pantothenic-acid'),
  byMass(vitaminB('6', 'pyridox\\w+'), 'vitamin-b6'),
  byMass(vitaminB('9', 'folic acid|\\w*folate'), 'folate'),
  // Stated on labels, but no verdict judges them.
  byMass(`(?:vit(?:amine?|\\.)?[ -]?c|ascorbic acid|biotin|${vitaminB('7', 'co-?(?:enzyme )?q ?10')})`),
  byMass('(?:(?:l-)?carnitine|glucosamine|chondroitin|msm|inositol)'),
  byMass('(?:iron|ferrous \\w+)', 'iron'),
  byMass('epa(?: ?(?:and|&|\\+|\\/) ?dha)?', 'epa-dha'),
  byMass('dha', 'epa-dha'),
  ...`choline taurine iodine zinc copper manganese selenium calcium magnesium potassium phosphorus sodium arginine histidine
  isoleucine leucine lysine methionine phenylalanine threonine tryptophan valine`
    .split(/\s+/)
    .map((name) => byMass(`(?:l-)?${name}`, name)),
];

/** Any name of the table; the matching group shows the row. */
const NAMES = new RegExp(TABLE.map(({ words }) => `\\b(${words})\\b`).join('|'), 'gi');

/** A nutrient named in a text: its position, and the content of a stated amount. */
export type NamedNutrient = {
  at: number;
  end: number;
  row: number;
  holds: LabelNutrient['holds'];
  /** Whether a stated amount is of the compound. */
  isCompound: boolean;
};

/** A compound whose element is named too ('zinc, as zinc gluconate', 'iron 65 mg') is only the form of that element. */
const isOnlyForm = ({ isCompound, ids }: LabelNutrient, all: readonly LabelNutrient[]) =>
  isCompound && all.some((other) => !other.isCompound && other.ids.some((id) => ids.includes(id)));

/** Nutrients a text names in label wording, in order of appearance. */
export function namedNutrients(text: string): NamedNutrient[] {
  const isElemental = ELEMENTAL.test(text);
  const found = [...text.matchAll(NAMES)].flatMap((match) => {
    const row = match.slice(1).findIndex((group) => group !== undefined);
    const nutrient = TABLE[row];
    const end = match.index + match[0].length;
    const isOtherSalt = nutrient?.isCompound === false && !isElemental && OTHER_SALT.test(text.slice(end));
    return nutrient === undefined || isOtherSalt ? [] : [{ at: match.index, end, row, nutrient }];
  });
  const nutrients = found.map(({ nutrient }) => nutrient);
  return found
    .filter(({ nutrient }) => !isOnlyForm(nutrient, nutrients))
    .map(({ nutrient, ...place }) => {
      const { isCompound, ids, holds } = nutrient;
      if (!isCompound || !isElemental) return { ...place, holds, isCompound };
      const element: Shares = ids.slice(0, 1).map((id) => [id, 1]);
      return { ...place, holds: (amount) => massOf(element, amount), isCompound: false };
    });
}

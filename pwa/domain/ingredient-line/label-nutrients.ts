import { NUTRIENTS, type NutrientId } from '../reference/nutrient.ts';

/** How labels state an amount: international units, or a mass in milligrams. */
export type LabelAmount = { iu: number } | { mg: number };

export type Holds = Partial<Record<NutrientId, number>>;

type LabelNutrient = { words: string; holds: (amount: LabelAmount) => Holds | null };

const MG_IN: Readonly<Record<string, number>> = { g: 0.001, mg: 1, µg: 1000 };

/** A nutrient that labels state by its own mass or by that of a salt. */
function byMass(words: string, id: string, share = 1): LabelNutrient {
  return {
    words,
    holds: (amount) => {
      const unit = NUTRIENTS[id as NutrientId]?.unit;
      return unit === undefined || 'iu' in amount ? null : { [id]: amount.mg * share * (MG_IN[unit] ?? 0) };
    },
  };
}

/** A vitamin that labels state in IU, or by its mass: retinol 0.3 µg, D3 0.025 µg, d-alpha-tocopherol 0.67 mg an IU (US FDA). */
function byActivity(words: string, iuPerMg: number, ...ids: NutrientId[]): LabelNutrient {
  return {
    words,
    holds: (amount) => {
      const iu = 'iu' in amount ? amount.iu : amount.mg * iuPerMg;
      return Object.fromEntries(ids.map((id) => [id, iu]));
    },
  };
}

/** Stated on labels, but not part of the standards. */
const otherwise = (words: string): LabelNutrient => ({ words, holds: () => ({}) });

/** By formula: mass share of the element in the salt used in tablets; skipped if the line also names the element. */
const SALTS: readonly (readonly [words: string, id: string, share: number])[] = [
  ['ferrous fumarate(?!.*\\biron\\b)', 'iron', 0.329],
  ['ferrous gluconate(?!.*\\biron\\b)', 'iron', 0.116],
  ['ferrous sul(?:ph|f)ate(?!.*\\biron\\b)', 'iron', 0.325],
  ['zinc sul(?:ph|f)ate', 'zinc', 0.227],
];

/** Longer names first: 'beta-carotene' is vitamin A for dogs only. */
const TABLE: readonly LabelNutrient[] = [
  byActivity('beta[ -]?carotene', 1667, 'vitamin-a'),
  byActivity(
    '(?:vit(?:amine?|\\.)?[ -]?a|a[ -]vitamin|retinol|retinyl \\w+)',
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
  byMass('(?:(?:vit(?:amine?|\\.)?[ -]?)?b[ -]?12|\\w*cobalamin)', 'vitamin-b12'),
  byMass('(?:(?:vit(?:amine?|\\.)?[ -]?)?b[ -]?1|thiamine?)', 'thiamine'),
  byMass('(?:(?:vit(?:amine?|\\.)?[ -]?)?b ?2|riboflavin)', 'riboflavin'),
  byMass('(?:(?:vit(?:amine?|\\.)?[ -]?)?b ?3|niacin(?:amide)?|nicotin\\w+)', 'niacin'),
  byMass('(?:(?:vit(?:amine?|\\.)?[ -]?)?b ?5|panto\\w+(?: acid)?)', 'pantothenic-acid'),
  byMass('(?:(?:vit(?:amine?|\\.)?[ -]?)?b[ -]?6|pyridox\\w+)', 'vitamin-b6'),
  byMass('(?:(?:vit(?:amine?|\\.)?[ -]?)?b ?9|folic acid|\\w*folate)', 'folate'),
  otherwise(
    '(?:vit(?:amine?|\\.)?[ -]?c|ascorbic acid|biotin|(?:vit(?:amine?|\\.)?[ -]?)?b ?7|co-?enzyme q ?10|coq ?10)',
  ),
  otherwise('(?:(?:l-)?carnitine|glucosamine|chondroitin|msm|inositol)'),
  byMass('choline', 'choline'),
  byMass('taurine', 'taurine'),
  byMass('(?:iodine|potassium iodide)', 'iodine'),
  // Labels of these state the salt: 210 mg of fumarate are 69 mg of iron, 220 mg of zinc sulphate 50 mg of zinc.
  ...SALTS.map(([words, id, share]) => byMass(words, id, share)),
  byMass('(?:iron|ferrous \\w+)', 'iron'),
  byMass('zinc', 'zinc'),
  byMass('copper', 'copper'),
  byMass('manganese', 'manganese'),
  byMass('selenium', 'selenium'),
  byMass('calcium', 'calcium'),
  byMass('magnesium', 'magnesium'),
  byMass('potassium', 'potassium'),
  byMass('phosphorus', 'phosphorus'),
  byMass('sodium', 'sodium'),
  byMass('epa(?: ?(?:and|&|\\+|\\/) ?dha)?', 'epa-dha'),
  byMass('dha', 'epa-dha'),
  ...['arginine', 'histidine', 'isoleucine', 'leucine', 'lysine', 'methionine', 'phenylalanine'].map((name) =>
    byMass(`(?:l-)?${name}`, name),
  ),
  ...['threonine', 'tryptophan', 'valine'].map((name) => byMass(`(?:l-)?${name}`, name)),
];

/** Any name of the table; the group with a text matches is that of its row. */
const NAMES = new RegExp(TABLE.map(({ words }) => `\\b(${words})\\b`).join('|'), 'gi');

/** A nutrient named in a text: its position, and the content of a stated amount. */
export type NamedNutrient = { at: number; end: number; row: number; holds: LabelNutrient['holds'] };

/** Nutrients a text names in label wording, in order of appearance. */
export function namedNutrients(text: string): NamedNutrient[] {
  return [...text.matchAll(NAMES)].map((match) => {
    const row = match.slice(1).findIndex((group) => group !== undefined);
    return {
      at: match.index,
      end: match.index + match[0].length,
      row,
      holds: TABLE[row]?.holds ?? (() => null),
    };
  });
}

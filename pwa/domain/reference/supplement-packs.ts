import type { PriceSource } from './price-sources.ts';
import { tableRows } from './table-rows.ts';

/**
 * The usual pack of every supplement, one per row, in `PRICE_YEAR`; doses are tablets, capsules or drops a pack, empty for
 * what a spoon measures. The price of a gram or dose follows from its pack; no other table prices a supplement.
 */
const SUPPLEMENT_PACK_ROWS = `
id|name on the shopping list|pack|doses|pack g|price GBP|price source
eggshell-powder|Eggshell powder|250 g tub||250|7.50|pharmacy
calcium-carbonate|Calcium carbonate powder|250 g tub||250|5.00|pharmacy
bone-meal|Bone meal powder, food grade|500 g tub||500|8.50|pharmacy
taurine-powder|Taurine capsules, 500 mg|bottle of 60|60|30|6.60|pharmacy
fish-oil|Fish oil capsules, 1 g|bottle of 90|90|90|6.30|pharmacy
vitamin-e-oil|Vitamin E capsules, 100 IU|bottle of 100|100|12.5|8.50|pharmacy
kelp-tablet|Kelp tablets, 150 µg iodine|bottle of 200|200|60|6.00|pharmacy
kelp-powder|Kelp powder, dried|100 g bag||100|5.00|pharmacy
iodised-salt|Iodised salt|350 g tub||350|1.40|supermarket
salt|Table salt, not iodised|750 g drum||750|0.90|supermarket
potassium-chloride|Potassium chloride|150 g tub||150|4.50|pharmacy
zinc-gluconate|Zinc gluconate tablets, 15 mg zinc|bottle of 100|100|10.45|6.00|pharmacy
copper-gluconate|Copper gluconate capsules, 2 mg copper|bottle of 100|100|1.43|8.00|pharmacy
manganese-gluconate|Manganese gluconate tablets, 5 mg manganese|bottle of 100|100|4.38|8.00|pharmacy
iron-bisglycinate|Iron bisglycinate capsules, 14 mg iron|bottle of 90|90|4.599|7.20|pharmacy
magnesium-citrate|Magnesium citrate powder|250 g tub||250|9.00|pharmacy
choline-bitartrate|Choline bitartrate capsules, 250 mg choline|bottle of 100|100|60.8|11.00|pharmacy
vitamin-d3-drops|Vitamin D3 drops, 400 IU a drop|bottle of 300 drops|300|8.4|7.50|pharmacy
thiamine-hydrochloride|Thiamine tablets, vitamin B1, 50 mg|bottle of 100|100|6.36|6.00|pharmacy
brewers-yeast|Brewer’s yeast|250 g tub||250|5.50|pharmacy
glm-powder|Green-lipped mussel powder|100 g tub||100|12.00|pharmacy
psyllium|Psyllium husk|250 g bag||250|6.00|pharmacy
`;

/** A pack as shops sell it. */
export type SupplementPack = {
  id: string;
  /** Name on the shopping list, with the strength. */
  name: string;
  /** 'bottle of 200', '250 g tub'. */
  words: string;
  /** Tablets, capsules or drops; null for what a spoon measures. */
  doses: number | null;
  grams: number;
  priceGbp: number;
  priceSource: PriceSource;
};

function parse(row: string): SupplementPack {
  const [id = '', name = '', words = '', doses, grams, price, source] = row.split('|');
  return {
    id,
    name,
    words,
    doses: doses ? Number(doses) : null,
    grams: Number(grams),
    priceGbp: Number(price),
    priceSource: source as PriceSource,
  };
}

/** Every pack, in table order. */
export const SUPPLEMENT_PACKS: readonly SupplementPack[] = tableRows(SUPPLEMENT_PACK_ROWS).map(parse);

const BY_ID = new Map(SUPPLEMENT_PACKS.map((pack) => [pack.id, pack]));

/** The pack of that supplement; undefined for foods. */
export function supplementPack(id: string | null): SupplementPack | undefined {
  return id === null ? undefined : BY_ID.get(id);
}

/**
 * Salts and esters used in supplements, one per row: words as a pattern, then the share
 * by mass of each nutrient, by formula and atomic masses. Where products differ in their water, the form most sold:
 * sulphate of zinc as heptahydrate (220 mg are 50 mg of zinc), of iron as heptahydrate but dried in the British tablet of
 * 200 mg. Longer names first.
 */
const COMPOUND_ROWS = `
calcium citrate anhydrous = calcium:0.2412
(?:tri)?calcium citrate(?: tetrahydrate)? = calcium:0.2108
calcium lactate anhydrous = calcium:0.1837
calcium lactate(?: pentahydrate)? = calcium:0.13
calcium gluconate monohydrate = calcium:0.0894
calcium gluconate = calcium:0.0931
calcium ascorbate(?: dihydrate)? = calcium:0.094
calcium iodate = iodine:0.651
(?:d-)?calcium pantothenate = pantothenic-acid:0.9201
mono-?calcium phosphate(?: monohydrate)? = calcium:0.159,phosphorus:0.2458
calcium dihydrogen phosphate = calcium:0.159,phosphorus:0.2458
di-?calcium phosphate anhydrous = calcium:0.2946,phosphorus:0.2277
di-?calcium phosphate(?: dihydrate)? = calcium:0.2329,phosphorus:0.18
(?:tri-?calcium phosphate|calcium phosphate tribasic) = calcium:0.3876,phosphorus:0.1997
(?:microcrystalline )?hydroxyapatite = calcium:0.3989
(?:calcium carbonate|caco3) = calcium:0.4004
zinc gluconate trihydrate = zinc:0.1283
(?:zinc gluconate|gluconate of zinc) = zinc:0.1435
zinc picolinate = zinc:0.2112
zinc sul(?:ph|f)ate monohydrate = zinc:0.3643
zinc sul(?:ph|f)ate(?: heptahydrate)? = zinc:0.2274
zinc oxide = zinc:0.8034
zinc citrate(?: trihydrate)? = zinc:0.3121
zinc (?:bis|di)?glycinate = zinc:0.3062
zinc acetate(?: dihydrate)? = zinc:0.2979
(?:copper|cupric) gluconate = copper:0.14
(?:copper|cupric) sul(?:ph|f)ate anhydrous = copper:0.3982
(?:copper|cupric) sul(?:ph|f)ate(?: pentahydrate)? = copper:0.2545
(?:copper|cupric) (?:bis|di)?glycinate = copper:0.3002
(?:copper|cupric) citrate = copper:0.4032
magnesium citrate nonahydrate = magnesium:0.1189
(?:tri)?magnesium citrate(?: anhydrous)? = magnesium:0.1616
magnesium oxide = magnesium:0.603
(?:basic )?magnesium carbonate(?: basic)? = magnesium:0.2502
magnesium (?:bis|di)?glycinate = magnesium:0.141
magnesium chloride(?: hexahydrate)? = magnesium:0.1196
magnesium sul(?:ph|f)ate(?: heptahydrate)? = magnesium:0.0986
magnesium malate = magnesium:0.1554
potassium chloride = potassium:0.5245,chloride:0.4755
(?:tri)?potassium citrate anhydrous = potassium:0.3828
(?:tri)?potassium citrate(?: monohydrate)? = potassium:0.3616
potassium gluconate = potassium:0.1669
potassium iodide = iodine:0.7645
potassium iodate = iodine:0.593
dried ferrous sul(?:ph|f)ate = iron:0.3287
ferrous sul(?:ph|f)ate (?:dried|monohydrate) = iron:0.3287
ferrous sul(?:ph|f)ate(?=[^,;]{0,12} 200 ?mg) = iron:0.3287
(?:ferrous|iron) sul(?:ph|f)ate(?: heptahydrate)? = iron:0.2009
(?:ferrous|iron) (?:bis|di)?glycinate = iron:0.2738
(?:ferrous|iron) fumarate = iron:0.3287
(?:ferrous|iron) gluconate(?: dihydrate)? = iron:0.1158
ferric pyrophosphate = iron:0.2998
manganese gluconate anhydrous = manganese:0.1234
manganese gluconate(?: dihydrate)? = manganese:0.1142
mangan(?:ese|ous) sul(?:ph|f)ate(?: monohydrate)? = manganese:0.3251
manganese (?:bis|di)?glycinate = manganese:0.2706
manganese citrate = manganese:0.3035
sodium selenite pentahydrate = selenium:0.3002
sodium selenite = selenium:0.4566
sodium selenate = selenium:0.418
(?:l-?)?selenomethionine = selenium:0.4027
choline chloride = choline:0.7461
choline (?:bi)?tartrate = choline:0.4113
sodium chloride = sodium:0.3934,chloride:0.6066
thiamine? (?:hydrochloride|hcl) = thiamine:0.7868
thiamine? mononitrate = thiamine:0.8106
pyridoxine (?:hydrochloride|hcl) = vitamin-b6:0.8227
`;

/** A compound, the pattern of its names, and its nutrients as shares by mass. */
export type Compound = { words: string; shares: readonly (readonly [id: string, share: number])[] };

/** The compounds whose milligrams are those of the powder, unless a label says elemental. */
export const COMPOUNDS: readonly Compound[] = COMPOUND_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', shares = ''] = row.split(' = ');
    return {
      words,
      shares: shares.split(',').map((entry) => {
        const [id = '', share] = entry.split(':');
        return [id, Number(share)] as const;
      }),
    };
  });

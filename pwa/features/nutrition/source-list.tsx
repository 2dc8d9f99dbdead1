import { STANDARD_VERSIONS } from '#domain/reference/targets';
import styles from './nutrition.module.css';

const SOURCES = [
  {
    name: 'What animals need',
    text: `${STANDARD_VERSIONS.AAFCO}. ${STANDARD_VERSIONS.FEDIAF}. Both per 1,000 kcal. Typed from public transcriptions, not from the official documents, which no one here has set beside them yet.`,
  },
  {
    name: 'What foods hold',
    text: 'The USDA National Nutrient Database, release SR26, for nine foods in ten. The others, such as kefir, fish oil, bone meal and brewer’s yeast, are mostly from labels and vary by brand. Taurine in animal foods is approximate, after Laidlaw 1990 and Spitze 2003; in plant foods it is nought.',
  },
  {
    name: 'What supplements hold',
    text: 'Computed from the chemical formula where there is one, such as zinc gluconate or calcium carbonate; else what labels typically say.',
  },
  {
    name: 'Cups, spoons and pieces',
    text: 'Household measures of the USDA, then the density of the food. Some densities, such as that of mince and of diced raw meat, are estimates. The checker says for each line which way it took.',
  },
  {
    name: 'Toxic foods',
    text: 'A list of foods after those of the ASPCA, the FDA, the PDSA and the Merck Veterinary Manual, written from memory. A vet has not read it yet.',
  },
  {
    name: 'Energy of the animal',
    text: 'FEDIAF’s factors for grown animals and life-stage multiples of the resting energy, 70 kcal times the weight in kg to the power of 0.75. Single animals differ by 30% either way.',
  },
  {
    name: 'Prices',
    text: 'Typical UK supermarket prices, our estimate, 2025, turned into other currencies by a fixed table.',
  },
] as const;

/** Every table used for figures on this site, with its edition. */
export function SourceList() {
  return (
    <dl className={styles['sources']}>
      {SOURCES.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import { BookOpen, Calculator, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NutrientStatus } from '#domain/nutrition/completeness';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { STANDARD_VERSIONS } from '#domain/reference/targets';
import { Button } from '../../components/button.tsx';
import { NotJudged } from '../../components/caveats.tsx';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import styles from './nutrition.module.css';
import { TargetSection } from './target-section.tsx';

const MEANINGS: { status: NutrientStatus; name: string; meaning: string }[] = [
  {
    status: 'met',
    name: 'Met',
    meaning:
      'The foods we have figures for already reach the minimum, and the rest can’t push it over the maximum.',
  },
  {
    status: 'short',
    name: 'Short',
    meaning: 'Too little, even if every food we have no figure for held as much as the richest of its kind.',
  },
  {
    status: 'unknown',
    name: 'Unknown',
    meaning: 'We lack a figure or an exact amount for at least one food, so we can’t tell.',
  },
  { status: 'over', name: 'Over', meaning: 'Too much, even before counting foods we have no figures for.' },
];

/** The verdicts with their bowls, and how a recipe gets its own. */
function VerdictMeanings() {
  return (
    <>
      <ul className={styles['verdicts']}>
        {MEANINGS.map(({ status, name, meaning }) => (
          <li key={status} className={styles[status]}>
            <BowlIcon state={status} size={40} />
            <div>
              <h3>{name}</h3>
              <p>{meaning}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        A recipe takes the verdict of its worst nutrient: over, then short, then unknown. ‘Meets every
        minimum’ means that all of them are met. If a food isn’t in our tables we assume the worst: up to pure
        fat, which dilutes everything else. We count a line without an amount as any amount. The badge in
        lists is AAFCO’s: for growth on puppy and kitten recipes, for adults on all others. Treats and toppers
        have no badge, because they aren’t made to feed an animal alone.
      </p>
      <NotJudged />
    </>
  );
}

const SOURCES = [
  {
    name: 'What animals need',
    text: `${STANDARD_VERSIONS.AAFCO}. ${STANDARD_VERSIONS.FEDIAF}. Both per 1,000 kcal. We typed them from public transcriptions and haven’t compared them with the official documents yet.`,
  },
  {
    name: 'What foods hold',
    text: 'The USDA National Nutrient Database, release SR26, for nine foods in ten. The others, such as kefir, fish oil, bone meal and brewer’s yeast, are mostly from labels and vary by brand. Taurine in animal foods is approximate, after Laidlaw 1990 and Spitze 2003; in plant foods it is zero.',
  },
  {
    name: 'What supplements hold',
    text: 'We calculate from the chemical formula where there is one, such as zinc gluconate or calcium carbonate. Otherwise we use what labels typically say.',
  },
  {
    name: 'Cups, spoons and pieces',
    text: 'Household measures of the USDA, then the density of the food. Some densities, such as that of mince and of diced raw meat, are estimates. The checker says for each line which one it used.',
  },
  {
    name: 'Toxic foods',
    text: 'We wrote this list from memory, after those of the ASPCA, the FDA, the PDSA and the Merck Veterinary Manual. A vet hasn’t read it yet.',
  },
  {
    name: 'Energy of the animal',
    text: 'FEDIAF’s factors for grown animals and life-stage multiples of the resting energy, 70 kcal times the weight in kg to the power of 0.75. Individual animals differ by 30% either way.',
  },
  {
    name: 'Prices',
    text: `Typical UK prices of foods and of packs of supplements, our estimate of supermarkets, butchers, online shops and pharmacies, ${PRICE_YEAR}, converted into other currencies by a fixed table.`,
  },
] as const;

/** Every table used for figures on this site, with its edition. */
function SourceList() {
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

const UNKNOWN = [
  'Our food table has no iodine or chloride. We count only what supplements and salt add, so without them both stay unknown.',
  'We don’t count what cooking and storing destroy. Thiamine and taurine, for example, fall in cooking, and more is lost if you pour the liquid away.',
  'We don’t count how much of a nutrient your animal absorbs. Grains and pulses hold some minerals back.',
  'Your food is not the table’s food: soil, season, cut and brand move every figure.',
  'Some maximums of FEDIAF are legal limits on dry matter, converted at 4 kcal a gram. They are marked in the table.',
  'An animal that eats little needs more in each bite. We raise the minimums for a pet that eats little; badges use the published figures.',
  'Our tables are for healthy animals. Diets for kidneys, liver, bladder, allergies or diabetes are for a vet to write.',
] as const;

/** Limits of the sums, so that readers do not overrate them. */
function UnknownList() {
  return (
    <>
      <ul className={styles['unknowns']}>
        {UNKNOWN.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        A verdict is arithmetic, not veterinary advice. Ask your vet before home-made food becomes the only
        food, and always while an animal is growing, pregnant, nursing or ill.
      </p>
    </>
  );
}

/** Route `/nutrition`: sources of the numbers, meaning of the verdicts, and what is unknown. */
export function NutritionPage() {
  return (
    <>
      <PageHero section="bowlful" title="Where the numbers come from">
        <p className={styles['lead']}>
          Every verdict on this site is a sum over tables. Here are the tables, what the words mean, and what
          the tables don’t know.
        </p>
      </PageHero>
      <div className={styles['page']}>
        <section aria-labelledby="verdicts-title">
          <h2 id="verdicts-title">The four verdicts</h2>
          <VerdictMeanings />
        </section>
        <section aria-labelledby="check-title" className={styles['ways']}>
          <h2 id="check-title">Check your own bowl</h2>
          <div>
            <Button asChild>
              <Link to="/tools/nutrition-checker">
                <Scale size={20} aria-hidden /> Nutrition checker
              </Link>
            </Button>
            <Button asChild variant="soft">
              <Link to="/tools/calorie-calculator">
                <Calculator size={20} aria-hidden /> Calorie calculator
              </Link>
            </Button>
            <Button asChild variant="soft">
              <Link to="/guides">
                <BookOpen size={20} aria-hidden /> Guides
              </Link>
            </Button>
          </div>
        </section>
        <section aria-labelledby="targets-title">
          <h2 id="targets-title">Minimums and maximums</h2>
          <TargetSection />
        </section>
        <section aria-labelledby="sources-title">
          <h2 id="sources-title">The tables</h2>
          <SourceList />
        </section>
        <section aria-labelledby="unknown-title">
          <h2 id="unknown-title">What they don’t know</h2>
          <UnknownList />
        </section>
      </div>
    </>
  );
}

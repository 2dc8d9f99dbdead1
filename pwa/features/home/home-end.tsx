import { Bone, ClipboardCheck, Coins, Flame, Refrigerator, Scale, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fold, Folds } from '../../components/fold.tsx';
import { RecentRecipes } from '../cards/recent-recipes.tsx';
import { ShopDoors, TileLinks } from '../market/tile-links.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import styles from '../page/page.module.css';

const TOOLS = [
  { to: '/tools/portion-calculator', title: 'Portion calculator', text: 'Grams a meal', Icon: Scale },
  { to: '/tools/cost-calculator', title: 'Cost calculator', text: 'What a day costs', Icon: Coins },
  {
    to: '/tools/nutrition-checker',
    title: 'Nutrition checker',
    text: 'Paste any recipe',
    Icon: ClipboardCheck,
  },
  { to: '/tools/calorie-calculator', title: 'Calorie calculator', text: 'For dogs and cats', Icon: Flame },
] as const;

/** 'Kitchen tools': links to the calculators and the nutrition checker. */
function HomeTools() {
  return (
    <section className={styles['part']} aria-labelledby="tools-title">
      <h2 id="tools-title">Kitchen tools</h2>
      <TileLinks links={TOOLS} />
    </section>
  );
}

/** Content of Home below its recipes. */
export function HomeEnd() {
  return (
    <>
      <RecentRecipes />
      <HomeTools />
      <HomeEducation />
      <section className={styles['part']} aria-labelledby="shop-title">
        <h2 id="shop-title">Shop</h2>
        <ShopDoors />
      </section>
      <NewsletterBox list="general" />
    </>
  );
}

/** Number of foods in the safety guard's list besides the three named here. */
export const MORE_TOXIC_FOODS = 73;

const LESSONS: { title: string; text: string; Icon: typeof Bone; more: ReactNode }[] = [
  {
    title: 'Foods that harm',
    text: `Onion, grape, chocolate and ${MORE_TOXIC_FOODS} more`,
    Icon: TriangleAlert,
    more: (
      <>
        Some foods on every table poison dogs and cats, cooked or raw, and small animals first. We check every
        recipe against the whole list, and the <Link to="/tools/nutrition-checker">nutrition checker</Link>{' '}
        checks yours. Print it for the kitchen door:{' '}
        <a href="/downloads/toxic-foods-reference.pdf">toxic foods reference (PDF)</a>.
      </>
    ),
  },
  {
    title: 'Why calcium matters',
    text: 'Meat alone has almost none',
    Icon: Bone,
    more: (
      <>
        Meat has plenty of phosphorus and almost no calcium, and an animal short of calcium takes it from its
        bones. Ground eggshell, weighed to the tenth of a gram, closes the gap; each recipe says how much.{' '}
        <Link to="/nutrition">Where the numbers come from</Link>.
      </>
    ),
  },
  {
    title: 'Store it safely',
    text: 'Fridge up to 3 days, fish 2; freezer up to 3 months',
    Icon: Refrigerator,
    more: (
      <>
        Chill within two hours, freeze in portions, thaw in the refrigerator, and change to a new food over
        7-10 days. The <Link to="/plan">planner</Link> dates the freezer packs for you.
      </>
    ),
  },
];

/** 'Before you cook': three lessons, each expanded in place. */
export function HomeEducation() {
  return (
    <section className={styles['part']} aria-labelledby="lessons-title">
      <h2 id="lessons-title">Before you cook</h2>
      <Folds>
        {LESSONS.map(({ title, text, Icon, more }) => (
          <Fold
            key={title}
            title={<strong>{title}</strong>}
            fact={text}
            icon={<Icon size={24} aria-hidden />}
          >
            <p>{more}</p>
          </Fold>
        ))}
      </Folds>
    </section>
  );
}

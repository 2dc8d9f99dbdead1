import { ClipboardCheck, Coins, Flame, Scale } from 'lucide-react';
import { RecentRecipes } from '../cards/recent-recipes.tsx';
import { ShopDoors } from '../market/shop-doors.tsx';
import { TileLinks } from '../market/tile-links.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import styles from '../page/page.module.css';
import { HomeEducation } from './home-education.tsx';

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

/** 'Kitchen tools': links to the calculators and converters. */
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

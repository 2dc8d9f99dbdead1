import { RecentRecipes } from '../cards/recent-recipes.tsx';
import { ShopDoors } from '../market/shop-doors.tsx';
import { TileLinks } from '../market/tile-links.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import styles from '../page/page.module.css';
import { CALCULATORS } from '../tools/calculator-list.ts';
import { HomeEducation } from './home-education.tsx';

/** 'Kitchen tools': links to the calculators. */
function HomeTools() {
  return (
    <section className={styles['part']} aria-labelledby="tools-title">
      <h2 id="tools-title">Kitchen tools</h2>
      <TileLinks links={CALCULATORS} />
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

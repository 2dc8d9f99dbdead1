import { RecentRecipes } from '../cards/recent-recipes.tsx';
import { ShopDoors } from '../market/shop-doors.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import styles from '../page/page.module.css';
import { HomeEducation } from './home-education.tsx';
import { HomeTools } from './home-tools.tsx';

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

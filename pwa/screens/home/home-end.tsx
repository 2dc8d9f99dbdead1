import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { RecentRecipes } from '../shared/recent-recipes.tsx';
import { ShopDoors } from '../shop/shop-doors.tsx';
import styles from '../static/page.module.css';
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

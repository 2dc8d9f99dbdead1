import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { ShopLink } from '../market/shop-link.tsx';
import styles from '../page/page.module.css';

const TILES = [
  { label: 'Organic Chicken', term: 'organic chicken', text: 'The base of most bowls' },
  { label: 'Lean Beef', term: 'lean beef mince', text: 'Iron, zinc and vitamin B12' },
  { label: 'Brown Rice', term: 'brown rice', text: 'Keeps for months in the cupboard' },
  { label: 'Sweet Potato', term: 'sweet potato', text: 'Gentle and full of fibre' },
];

/** 'Shop Dog Food Ingredients': four searches in the visitor's marketplace. */
export function ShopIngredients() {
  return (
    <section className={styles['part']} aria-labelledby="shop-title">
      <h2 id="shop-title">Shop Dog Food Ingredients</h2>
      <ul className={styles['tiles']}>
        {TILES.map(({ label, term, text }) => (
          <li key={term} className={styles['tile']}>
            <ShopLink term={term} className={styles['link']}>
              {label}
            </ShopLink>
            <span className={styles['small']}>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <span className={styles['small']}>Affiliate links</span>
        <Button asChild variant="soft">
          <Link to="/ingredients">View All Ingredients</Link>
        </Button>
      </div>
    </section>
  );
}

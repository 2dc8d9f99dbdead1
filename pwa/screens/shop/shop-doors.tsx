import { Cat, Dog, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from '../static/page.module.css';

const DOORS = [
  { to: '/ingredients', title: 'Food Ingredients', text: 'What the recipes use most', Icon: ShoppingBasket },
  { to: '/dog-products', title: 'Dog Products', text: 'Toys, treats, health, accessories', Icon: Dog },
  { to: '/cat-products', title: 'Cat Products', text: 'Bowls, supplements, toys and more', Icon: Cat },
] as const;

/** The ways into the shop screens. */
export function ShopDoors() {
  return (
    <ul className={`${styles['tiles']} ${styles['pairs']}`}>
      {DOORS.map(({ to, title, text, Icon }) => (
        <li key={to}>
          <Link to={to} className={styles['tile']}>
            <Icon size={24} aria-hidden />
            <strong>{title}</strong>
            <span className={styles['small']}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

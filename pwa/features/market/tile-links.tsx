import { Cat, Dog, type LucideIcon, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../components/class-names.ts';
import styles from '../page/page.module.css';

type TileLink = { to: string; title: string; text: string; Icon: LucideIcon };

/** Links to other screens in two columns, each with an icon and a line on its purpose. */
export function TileLinks({ links }: { links: readonly TileLink[] }) {
  return (
    <ul className={classNames(styles['tiles'], styles['pairs'])}>
      {links.map(({ to, title, text, Icon }) => (
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

const DOORS = [
  { to: '/ingredients', title: 'Food Ingredients', text: 'What the recipes use most', Icon: ShoppingBasket },
  { to: '/dog-products', title: 'Dog Products', text: 'Toys, treats, health, accessories', Icon: Dog },
  { to: '/cat-products', title: 'Cat Products', text: 'Bowls, supplements, toys and more', Icon: Cat },
] as const;

/** Links to the shop screens. */
export function ShopDoors() {
  return <TileLinks links={DOORS} />;
}

import { ClipboardCheck, Coins, Flame, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from '../static/page.module.css';

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

/** 'Kitchen tools': what works things out. */
export function HomeTools() {
  return (
    <section className={styles['part']} aria-labelledby="tools-title">
      <h2 id="tools-title">Kitchen tools</h2>
      <ul className={`${styles['tiles']} ${styles['pairs']}`}>
        {TOOLS.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles['tile']}>
              <Icon size={24} aria-hidden />
              <strong>{title}</strong>
              <span className={styles['small']}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

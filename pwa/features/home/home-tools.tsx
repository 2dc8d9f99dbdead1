import { ClipboardCheck, Coins, Flame, Scale } from 'lucide-react';
import { TileLinks } from '../market/tile-links.tsx';
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

/** 'Kitchen tools': links to the calculators and converters. */
export function HomeTools() {
  return (
    <section className={styles['part']} aria-labelledby="tools-title">
      <h2 id="tools-title">Kitchen tools</h2>
      <TileLinks links={TOOLS} />
    </section>
  );
}

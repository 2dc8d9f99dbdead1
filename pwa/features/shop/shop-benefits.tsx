import { Calculator, ListChecks, ShieldCheck, WifiOff } from 'lucide-react';
import page from '../page/page.module.css';

const BENEFITS = [
  {
    title: 'To the gram',
    text: 'Each recipe is weighed, so the list asks for what the bowl needs, in whole packs.',
    Icon: Calculator,
  },
  {
    title: 'Checked for poison',
    text: 'Every recipe passes the same list of foods that harm dogs or cats.',
    Icon: ShieldCheck,
  },
  {
    title: 'One list',
    text: 'What you plan and what you pick stand on one shopping list, ticked off once.',
    Icon: ListChecks,
  },
  {
    title: 'Without a network',
    text: 'List, amounts and typical prices are on your device, also between the shelves.',
    Icon: WifiOff,
  },
] as const;

/** Why the shopping is easier from here; each of it is in the app. */
export function ShopBenefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits">Why shop with the recipes</h2>
      <ul className={page['tiles']}>
        {BENEFITS.map(({ title, text, Icon }) => (
          <li key={title} className={page['tile']}>
            <Icon size={24} aria-hidden />
            <strong>{title}</strong>
            <span className={page['small']}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

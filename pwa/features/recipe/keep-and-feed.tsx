import { Bone, Refrigerator, Repeat, Snowflake, Soup } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Recipe } from '#domain/recipe/recipe';
import { refrigeratorText } from '#domain/recipe/storage-words';
import { counted } from '#domain/text/counted';
import styles from './keep-and-feed.module.css';

const freezerText = ({ freezerMonths }: Recipe['storage']) =>
  freezerMonths === 0 ? 'Does not freeze well' : `Freezer up to ${counted(freezerMonths, 'month')}`;

/** Storage and feeding advice. */
export function KeepAndFeed({ recipe }: { recipe: Recipe }) {
  return (
    <ul className={styles['advice']}>
      <li>
        <Refrigerator size={22} aria-hidden /> {refrigeratorText(recipe.storage)}
      </li>
      <li>
        <Snowflake size={22} aria-hidden /> {freezerText(recipe.storage)}
      </li>
      <li>
        <Repeat size={22} aria-hidden />
        <Link to="/guides/changing-to-home-made-food" className="reach">
          Transition gradually over 7-10 days
        </Link>
      </li>
      <li>
        <Soup size={22} aria-hidden />
        {recipe.role === 'occasional'
          ? 'A treat or topper, beside a complete food'
          : `Weigh each meal and watch your ${recipe.species}’s weight from week to week`}
      </li>
      <li>
        <Bone size={22} aria-hidden />
        <a href="#on-kibble" className="reach">
          How much of this goes with kibble
        </a>
      </li>
    </ul>
  );
}

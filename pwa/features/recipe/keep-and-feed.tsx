import { Refrigerator, Repeat, Snowflake, Soup } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Recipe } from '#domain/recipe/recipe';
import { counted } from '#domain/text/counted';
import styles from './keep-and-feed.module.css';

function keeps({ refrigeratorDays, freezerMonths }: Recipe['storage']) {
  return {
    fridge:
      refrigeratorDays === 0
        ? 'Best eaten at once'
        : `Refrigerator up to ${counted(refrigeratorDays, 'day')}`,
    freezer:
      freezerMonths === 0 ? 'Does not freeze well' : `Freezer up to ${counted(freezerMonths, 'month')}`,
  };
}

/** Storage and feeding advice. */
export function KeepAndFeed({ recipe }: { recipe: Recipe }) {
  const { fridge, freezer } = keeps(recipe.storage);
  return (
    <ul className={styles['advice']}>
      <li>
        <Refrigerator size={22} aria-hidden /> {fridge}
      </li>
      <li>
        <Snowflake size={22} aria-hidden /> {freezer}
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
    </ul>
  );
}

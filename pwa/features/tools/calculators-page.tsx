import { Link } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import styles from '../page/page.module.css';
import { CalculatorTiles } from './calculator-tiles.tsx';

/** Route `/tools`: one entry to the four calculators. */
export function CalculatorsPage() {
  return (
    <>
      <PageHero section="bowlful" title="Calculators">
        <p>Four sums for the bowl. They start with your own dog or cat, and work without a network.</p>
      </PageHero>
      <div className={styles['page']}>
        <CalculatorTiles />
        <p>
          Several animals and recipes at once, with one shopping list: <Link to="/plan">your plan</Link>. The
          tables behind the figures: <Link to="/nutrition">where the numbers come from</Link>.
        </p>
      </div>
    </>
  );
}

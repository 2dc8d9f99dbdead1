import { BookOpen, Calculator, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import styles from './nutrition.module.css';
import { SourceList } from './source-list.tsx';
import { TargetSection } from './target-section.tsx';
import { UnknownList } from './unknown-list.tsx';
import { VerdictMeanings } from './verdict-meanings.tsx';

/** Route `/nutrition`: sources of the numbers, meaning of the verdicts, and what is unknown. */
export function NutritionPage() {
  return (
    <>
      <PageHero section="bowlful" title="Where the numbers come from">
        <p className={styles['lead']}>
          Every verdict on this site is a sum over tables. Here are the tables, what the words mean, and what
          the tables do not know.
        </p>
      </PageHero>
      <div className={styles['page']}>
        <section aria-labelledby="verdicts-title">
          <h2 id="verdicts-title">The four verdicts</h2>
          <VerdictMeanings />
        </section>
        <section aria-labelledby="check-title" className={styles['ways']}>
          <h2 id="check-title">Check a bowl of your own</h2>
          <div>
            <Button asChild>
              <Link to="/tools/nutrition-checker">
                <Scale size={20} aria-hidden /> Nutrition checker
              </Link>
            </Button>
            <Button asChild variant="soft">
              <Link to="/tools/calorie-calculator">
                <Calculator size={20} aria-hidden /> Calorie calculator
              </Link>
            </Button>
            <Button asChild variant="soft">
              <Link to="/guides">
                <BookOpen size={20} aria-hidden /> Guides
              </Link>
            </Button>
          </div>
        </section>
        <section aria-labelledby="targets-title">
          <h2 id="targets-title">Minimums and maximums</h2>
          <TargetSection />
        </section>
        <section aria-labelledby="sources-title">
          <h2 id="sources-title">The tables</h2>
          <SourceList />
        </section>
        <section aria-labelledby="unknown-title">
          <h2 id="unknown-title">What they do not know</h2>
          <UnknownList />
        </section>
      </div>
    </>
  );
}

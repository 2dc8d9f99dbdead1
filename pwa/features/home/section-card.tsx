import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { Species } from '#domain/reference/species';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { BRAND, sectionOfSpecies } from '../../components/section.ts';
import { CardArt } from '../cards/card-art.tsx';
import styles from './section-card.module.css';

const TEXTS: Record<Species, { to: string; link: string; ages: string }> = {
  dog: { to: '/dog-recipes', link: 'Dog Recipes', ages: 'from puppy to senior' },
  cat: { to: '/cat-recipes', link: 'Cat Recipes', ages: 'from kitten to senior' },
};

type SectionCardProps = { species: Species; count: number; bowl: RecipeCard | undefined };

/** Entry to a section, on its own cloth. */
export function SectionCard({ species, count, bowl }: SectionCardProps) {
  const section = sectionOfSpecies(species);
  const { to, link, ages } = TEXTS[species];
  return (
    <section data-section={section} className={classNames(styles['card'], styles[section])}>
      <div className={styles['words']}>
        <h2>{BRAND[section]}</h2>
        <p>
          {counted(count, 'recipe')}, {ages}
        </p>
        <Button asChild>
          <Link to={to}>
            {link} <ArrowRight size={18} aria-hidden />
          </Link>
        </Button>
      </div>
      <div className={styles['bowl']}>{bowl !== undefined && <CardArt card={bowl} decorative />}</div>
    </section>
  );
}

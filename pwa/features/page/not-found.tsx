import { ArrowLeft, BookOpen, House, Info, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import styles from './not-found.module.css';
import { useBack } from './use-back.ts';

const WAYS_ON = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/recipes', label: 'All Recipes', Icon: BookOpen },
  { to: '/search', label: 'Search', Icon: Search },
  { to: '/about', label: 'About Us', Icon: Info },
] as const;

const POPULAR = [
  { to: '/ingredients', label: 'Ingredients' },
  { to: '/nutrition', label: 'Nutrition' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
] as const;

/** Any address without a screen. */
export function NotFound() {
  const goBack = useBack();
  return (
    <>
      <PageHero section="bowlful" title="Oops! Page Not Found">
        <p>404</p>
      </PageHero>
      <div className={styles['page']}>
        <ul className={styles['ways']}>
          {WAYS_ON.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles['way']}>
                <Icon size={24} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <nav aria-labelledby="popular-links">
          <p id="popular-links" className={styles['title']}>
            Popular links
          </p>
          <ul className={styles['popular']}>
            {POPULAR.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles['link']}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="outline" onClick={goBack}>
          <ArrowLeft size={18} aria-hidden /> Go Back to Previous Page
        </Button>
      </div>
    </>
  );
}

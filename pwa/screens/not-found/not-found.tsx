import { ArrowLeft, Cat, Dog, Heart, House } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import styles from './not-found.module.css';

const WAYS_ON = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/dog-recipes', label: 'Dog Recipes', Icon: Dog },
  { to: '/cat-recipes', label: 'Cat Recipes', Icon: Cat },
  { to: '/favourites', label: 'Favourites', Icon: Heart },
] as const;

/** Any address without a screen. */
export function NotFound() {
  const navigate = useNavigate();
  function handleBack() {
    // Opened in a tab of its own, this page has none before it.
    if (window.history.length > 1) navigate(-1);
    else navigate('/');
  }
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
        <Button variant="outline" onClick={handleBack}>
          <ArrowLeft size={18} aria-hidden /> Go Back to Previous Page
        </Button>
      </div>
    </>
  );
}

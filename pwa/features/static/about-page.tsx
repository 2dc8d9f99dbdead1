import { Award, Heart, ShieldCheck, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import styles from '../page/page.module.css';

const VALUES = [
  {
    title: 'Love & Care',
    text: 'A bowl cooked at home says how much an animal matters. We make sure that it also feeds it.',
    Icon: Heart,
  },
  {
    title: 'Safety First',
    text: 'Every recipe passes a check for toxic foods, and says plainly what it lacks and by how much.',
    Icon: ShieldCheck,
  },
  {
    title: 'Community Driven',
    text: 'Our recipes are our own. Owners add reviews and more recipes; a person reads each one before it appears.',
    Icon: Users,
  },
  {
    title: 'Quality Standards',
    text: 'Nutrients are set against AAFCO and FEDIAF minimums, from tables that you can read.',
    Icon: Award,
  },
];

/** Route `/about`. */
export function AboutPage() {
  return (
    <>
      <PageHero section="bowlful" title="About Us">
        <p>Home-made food for dogs and cats, with the sums shown.</p>
      </PageHero>
      <div className={styles['page']}>
        <section>
          <h2>Our Mission</h2>
          <p>
            A community-driven platform for homemade, wholesome dog nutrition, and for cats beside them.
            Whoever wants to cook for an animal should know what goes into the bowl, what it does, and what is
            missing.
          </p>
        </section>
        <section>
          <h2>Our Values</h2>
          <ul className={styles['tiles']}>
            {VALUES.map(({ title, text, Icon }) => (
              <li key={title} className={styles['tile']}>
                <Icon size={24} aria-hidden />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Our Vision</h2>
          <p>
            A kitchen where feeding an animal well is as plain as feeding a family: honest recipes, amounts in
            grams, costs in your own money, and a phone that knows all of it without a network.
          </p>
        </section>
        <section>
          <h2>Why It Matters</h2>
          <p>
            Many home-made recipes in books and on the web run short of something, most often calcium, zinc or
            vitamin E. Your pet can’t tell you. So we calculate every recipe:{' '}
            <Link to="/nutrition">where the numbers come from</Link>.
          </p>
        </section>
        <section>
          <h2>Join Our Movement</h2>
          <p>Share what your animal loves. We check it with you, and others cook it.</p>
          <div className={styles['row']}>
            <Button asChild>
              <Link to="/submit">Submit Recipe</Link>
            </Button>
            <Button asChild variant="soft">
              <Link to="/recipes">All Recipes</Link>
            </Button>
          </div>
        </section>
      </div>
    </>
  );
}

import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import styles from './home-search.module.css';

/** Search over all recipes; submitting navigates to the results. */
export function HomeSearch({ initial }: { initial: string }) {
  const navigate = useNavigate();
  const boxId = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '');
    navigate(`/?${new URLSearchParams({ search })}`);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support
    <form
      role="search"
      aria-label="All recipes"
      action="/"
      className={styles['form']}
      onSubmit={handleSubmit}
    >
      <Search size={22} aria-hidden className={styles['icon']} />
      <label htmlFor={boxId} className="visually-hidden">
        Search recipes by ingredient or title
      </label>
      <input
        id={boxId}
        type="search"
        name="search"
        className={styles['box']}
        placeholder="Search recipes"
        defaultValue={initial}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

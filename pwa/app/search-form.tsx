import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import styles from './search-form.module.css';

const LABEL = 'Search recipes';

/** A search box that searches on submit; an empty query is allowed. */
export function SearchForm(props: { onSearch: (query: string) => void }) {
  const id = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    props.onSearch(String(new FormData(event.currentTarget).get('search') ?? ''));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for some of the browsers in use
    <form role="search" action="/" className={styles['form']} onSubmit={handleSubmit}>
      <label htmlFor={id} className="visually-hidden">
        {LABEL}
      </label>
      <input
        id={id}
        type="search"
        name="search"
        className={styles['input']}
        placeholder={LABEL}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" aria-label="Find recipes" className={styles['submit']}>
        <Search size={18} aria-hidden />
      </button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { keepLink } from '../../platform/imports/links.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { linkOf } from '../intake/link-of.ts';
import card from '../nutrition/tool-card.module.css';

/** Takes the address of a page, where the operator lets the server read pages. */
export function LinkCard({ onTaken }: { onTaken: (item: string) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  useDirtyForm(text !== '');
  if (!useSiteSettings().readsLinks) return null;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const url = linkOf(text);
    if (url === null) setError('Give the address of a public page, such as https://example.org/stew.');
    else onTaken(await keepLink(url));
  }

  return (
    <form
      className={card['card']}
      aria-labelledby="import-link"
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
    >
      <h2 id="import-link">A link</h2>
      <FormRow
        label="Address of the page"
        help="Our server fetches the page and keeps nothing of it. Without a network the link waits."
        error={error}
      >
        {(field) => (
          <input
            {...field}
            type="url"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormRow>
      <Button type="submit">Read the page</Button>
    </form>
  );
}

import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import kept from '../forms/kept-status.module.css';
import { KeptStatus } from '../forms/kept-status.tsx';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { takeFromText } from '../household/take-invitation.ts';
import card from '../nutrition/tool-card.module.css';

const MOST_CHARACTERS = 10_000_000;
/** Markup of structured data, which the plain text lacks. */
const MARKED = /itemprop|itemscope|typeof=|ld\+json|h-?recipe/i;
const EMPTY = 'Paste the recipe first.';
const TOO_LARGE = 'This is larger than 10 MB. Paste only the part with the ingredients and the method.';
const NOT_READ = 'We couldn’t load the reader. What you pasted is safe here. Go online once and try again.';

/** The clipboard's markup if it contains structured data, else its text, which a person can still read. */
function pastedText(clipboard: DataTransfer): string {
  const [html, text] = [clipboard.getData('text/html'), clipboard.getData('text/plain')];
  return text === '' || MARKED.test(html) ? html : text;
}

/** Takes a pasted recipe, or a whole page with one in it. */
export function PasteCard({ onTaken }: { onTaken: (item: string) => void }) {
  const { text, setText, state, handOver } = useKeptText('import-paste');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = pastedText(event.clipboardData);
    setError(null);
    // Plain text pastes on its own; markup does not.
    if (text !== '' || pasted === event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    setText(pasted);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '') return setError(EMPTY);
    if (takeFromText(text)) return void navigate('/join');
    if (text.length > MOST_CHARACTERS) return setError(TOO_LARGE);
    setPending(true);
    try {
      const { importText } = await import('../intake/store-import.ts');
      const item = await importText(text);
      handOver(text);
      onTaken(item);
    } catch {
      setError(NOT_READ);
    }
    setPending(false);
  }

  return (
    <form
      className={card['card']}
      aria-labelledby="import-paste"
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
    >
      <h2 id="import-paste">A text or a page</h2>
      <FormRow
        label="The recipe, or the whole page with it"
        help="Title, ingredients and method, as they come."
        error={error ?? undefined}
      >
        {(field) => (
          <textarea
            {...field}
            rows={8}
            spellCheck={false}
            value={text}
            onPaste={handlePaste}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormRow>
      <p className={kept['kept']}>
        <KeptStatus state={state} saved="Draft saved on this device" />
      </p>
      <Button type="submit" disabled={isPending}>
        Read it
      </Button>
    </form>
  );
}

const EMPTY_TEXT = { text: '' };
/** Longer texts, such as whole pages, are too large to save at every pause and to put into backups. */
const MOST_KEPT_CHARACTERS = 1_000_000;
/** An invitation's version and most of its secret, so even one cut off: it must reach no storage. */
const SECRET = /(?:^|[\s#<>"'(])\d\.[\w-]{30}/;

function readKept(kept: unknown): typeof EMPTY_TEXT | null {
  const { text } = (kept ?? {}) as { text?: unknown };
  return typeof text === 'string' ? { text } : null;
}

/** The text of a field, with a draft on the device unless it is very long or may hold an invitation. */
export function useKeptText(key: string) {
  const form = useKeptForm(key, readKept, EMPTY_TEXT, { between: '\n' });
  const [unkept, setUnkept] = useState<string | null>(null);
  useDirtyForm(unkept !== null || form.state === 'unsaved' || form.state === 'failed');
  return {
    text: unkept ?? form.values.text,
    state: form.state,
    setText(text: string) {
      const mayKeep = text.length <= MOST_KEPT_CHARACTERS && !SECRET.test(text);
      setUnkept(mayKeep ? null : text);
      if (mayKeep) form.setValues({ text });
      else if (form.values.text !== '') form.setValues(EMPTY_TEXT);
    },
    /** The text is safe elsewhere: empties the field if it has a draft, unless more has been typed since. */
    handOver: (text: string) => form.handOver({ text }, EMPTY_TEXT),
  };
}

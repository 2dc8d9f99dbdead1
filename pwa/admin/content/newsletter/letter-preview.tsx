import { useState } from 'react';
import type { IssuePreview } from '#domain/contract/newsletter-issue';
import { Choice } from '../../parts/choice.tsx';
import styles from './newsletter.module.css';

/** A message as sent, as text and as HTML. */
export function LetterPreview({ letter }: { letter: IssuePreview }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <section className={styles['preview']} aria-label="Preview">
      <p>
        <strong>Subject:</strong> {letter.subject}
      </p>
      <Choice
        label="Preview format"
        options={[
          { value: 'html', label: 'HTML' },
          { value: 'text', label: 'Text' },
        ]}
        value={form}
        onChange={setForm}
      />
      {form === 'html' ? (
        <iframe className={styles['letter']} title="The message" sandbox="" srcDoc={letter.html} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard has to reach it
        <pre className={styles['text']} tabIndex={0}>
          {letter.text}
        </pre>
      )}
    </section>
  );
}

import { Copy } from 'lucide-react';
import { lateFormat } from '#domain/text/late-format';
import { Button } from '../../components/button.tsx';
import { usePageData } from '../../platform/query/page-data.ts';
import { copyText } from '../page/copy-text.ts';
import styles from './static.module.css';

const day = lateFormat(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

/** How to cite the site. The copy has the day of reading, which a page kept for months does not know. */
export function Citation() {
  const origin = usePageData()?.origin ?? globalThis.location?.origin ?? '';
  const text = `Bowlful. Home-made food for dogs and cats: recipes, nutrient tables and tools. ${origin}/`;
  return (
    <>
      <blockquote className={styles['quote']} suppressHydrationWarning>
        {text}
      </blockquote>
      <p>
        For a single recipe give its title and address as well. The copy adds the day on which you read it.
      </p>
      <div>
        <Button
          variant="outline"
          onClick={() => void copyText(`${text} (accessed ${day().format(new Date())})`)}
        >
          <Copy size={18} aria-hidden /> Copy Citation
        </Button>
      </div>
    </>
  );
}

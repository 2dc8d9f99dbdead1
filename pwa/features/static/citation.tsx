import { Copy } from 'lucide-react';
import { lateFormat } from '#domain/text/late-format';
import { Button } from '../../components/button.tsx';
import { usePageData } from '../../platform/query/page-data.ts';
import { copyText } from '../page/copy-text.ts';
import styles from './static.module.css';

const day = lateFormat(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

/** How to cite the site. The copy has the access date, which a cached page cannot know. */
export function Citation() {
  const origin = usePageData()?.origin ?? globalThis.location?.origin ?? '';
  const text = `Bowlful. Home-made food for dogs and cats: recipes, nutrient tables and tools. ${origin}/`;
  return (
    <>
      <blockquote className={styles['quote']} suppressHydrationWarning>
        {text}
      </blockquote>
      <p>For a single recipe, add its title and address. We add today’s date to the copy.</p>
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

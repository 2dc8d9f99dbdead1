import { Copy } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { copyText } from '../page/copy-text.ts';
import styles from './static.module.css';

/** A line of code with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  return (
    <div className={styles['code']}>
      <code>{text}</code>
      <Button variant="outline" aria-label={`Copy ${text}`} onClick={() => void copyText(text)}>
        <Copy size={18} aria-hidden /> Copy
      </Button>
    </div>
  );
}

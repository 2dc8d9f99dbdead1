import { OctagonAlert } from 'lucide-react';
import { SpokenNote } from '../../components/spoken.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import styles from './danger-notice.module.css';

const loadGuard = () => import('#domain/safety/audit/danger-sentence');

/** What to know of the words before they are bought or searched for; null for nothing, undefined until the guard is there. */
export function useDanger(words: string): string | null | undefined {
  const { value: guard, isFailed } = useLazyModule(words.trim() === '' ? null : loadGuard);
  if (words.trim() === '' || isFailed) return null;
  return guard?.dangerSentence(words);
}

/** The one notice beside everything that sells or suggests, where its words name a toxic food. */
export function DangerNotice({ words }: { words: string }) {
  const danger = useDanger(words);
  return danger ? (
    <SpokenNote className={styles['notice']} words={danger}>
      <OctagonAlert size={20} aria-hidden /> <span>{danger}</span>
    </SpokenNote>
  ) : null;
}

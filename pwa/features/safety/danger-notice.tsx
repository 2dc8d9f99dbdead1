import { OctagonAlert } from 'lucide-react';
import { SpokenNote } from '../../components/announce.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import styles from './danger-notice.module.css';

const loadGuard = () => import('#domain/safety/audit/danger-sentence');

/**
 * The guard's warning about the text before it is bought or searched for; null if there is none or the guard cannot be
 * loaded, undefined until it has loaded.
 */
export function useDanger(words: string): string | null | undefined {
  const { value: guard, isFailed } = useLazyModule(words.trim() === '' ? null : loadGuard);
  if (words.trim() === '' || isFailed) return null;
  return guard?.dangerSentence(words);
}

/** The notice beside every offer or suggestion whose text names a toxic food. */
export function DangerNotice({ words }: { words: string }) {
  const danger = useDanger(words);
  return danger ? (
    <SpokenNote className={styles['notice']} words={danger}>
      <OctagonAlert size={20} aria-hidden /> <span>{danger}</span>
    </SpokenNote>
  ) : null;
}

// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { Callout } from '@radix-ui/themes';
import { Info, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SpokenError, SpokenNote } from '../../components/announce.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  /** 'problem' interrupts a screen reader; 'news' waits for its turn; 'note' is there from the start. */
  kind: 'problem' | 'news' | 'note';
  icon?: ReactNode;
  /** Announced in place of the whole content. */
  words?: string;
  /** For `aria-describedby`. */
  id?: string;
  children: ReactNode;
};

/** A callout with an icon. */
export function Notice({ kind, icon, words, id, children }: NoticeProps) {
  return (
    <Callout.Root
      {...(id !== undefined && { id })}
      variant="soft"
      className={styles[kind === 'problem' ? 'problem' : 'note']}
    >
      <Callout.Icon>
        {icon ??
          (kind === 'problem' ? <OctagonAlert size={20} aria-hidden /> : <Info size={20} aria-hidden />)}
      </Callout.Icon>
      {kind === 'problem' && (
        <SpokenError as="div" words={words}>
          {children}
        </SpokenError>
      )}
      {kind === 'news' && (
        <SpokenNote as="div" words={words}>
          {children}
        </SpokenNote>
      )}
      {kind === 'note' && <div>{children}</div>}
    </Callout.Root>
  );
}

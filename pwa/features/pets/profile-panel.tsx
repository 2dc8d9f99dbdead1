import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './profile-panel.module.css';

type ProfilePanelProps = {
  icon: ReactNode;
  /** Label of the chip: the animal's name, or a prompt to add one. */
  label: string;
  /** Shown when the chip is opened; may call `minimize` when it is done. */
  children: (minimize: () => void) => ReactNode;
};

/** A chip that opens into the card of an animal, and closes again. */
export function ProfilePanel({ icon, label, children }: ProfilePanelProps) {
  const [isOpen, setOpen] = useState(false);
  const cardId = useId();
  return (
    <div className={styles['panel']}>
      <button
        type="button"
        className={styles['chip']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['icon']}>{icon}</span>
        <span className={styles['label']}>{label}</span>
        <ChevronDown size={18} aria-hidden />
      </button>
      {isOpen && (
        <div id={cardId} className={styles['card']}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}

import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { momentInWords } from './moment.ts';
import tools from './tools.module.css';

type RefreshRowProps = {
  onRefresh: () => void;
  /** When the site was read, ISO 8601. */
  auditedAt?: string | undefined;
  children?: ReactNode;
};

/** The buttons of a page, and the age of its figures. */
export function RefreshRow({ onRefresh, auditedAt, children }: RefreshRowProps) {
  return (
    <div className={tools['actions']}>
      {children}
      <Button variant="outline" onClick={onRefresh}>
        <RefreshCw size={18} aria-hidden /> Refresh
      </Button>
      {auditedAt !== undefined && (
        <p className={tools['muted']}>
          Read on {momentInWords(auditedAt)}. We read the site again after a recipe or review changes.
        </p>
      )}
    </div>
  );
}

import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import tools from './tools.module.css';

const when = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

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
          Read on {when(auditedAt)} UTC. We read the site again after a recipe or review changes.
        </p>
      )}
    </div>
  );
}

import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

type AffiliateLinkProps = {
  /** Undefined while the visitor's market is not known: plain words then. */
  href: string | undefined;
  className?: string | undefined;
  onFollow: () => void;
  children: ReactNode;
};

/** A paid link to a shop: labelled as such, opens in a new tab, excluded from search engines. */
export function AffiliateLink({ href, className, onFollow, children }: AffiliateLinkProps) {
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="sponsored nofollow noopener"
      onClick={onFollow}
      // A middle click opens a tab but fires auxclick instead of click.
      onAuxClick={(event) => event.button === 1 && onFollow()}
    >
      {children}
      <ExternalLink size={16} aria-hidden />
      <span className="visually-hidden"> (affiliate link, opens in a new tab)</span>
    </a>
  );
}

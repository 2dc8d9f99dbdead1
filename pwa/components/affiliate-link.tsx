import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

type AffiliateLinkProps = {
  /** Undefined until the visitor's market is known: plain text as wide as the link. */
  href: string | undefined;
  className?: string | undefined;
  /** The shop pays a commission on purchases through it. */
  isPaid?: boolean;
  onFollow: () => void;
  children: ReactNode;
};

/** A link to a shop: labelled if paid, opens in a new tab, not followed by search engines. */
export function AffiliateLink({ href, className, isPaid = true, onFollow, children }: AffiliateLinkProps) {
  const icon = <ExternalLink size={16} aria-hidden />;
  if (href === undefined) {
    return (
      <span className={className}>
        {children}
        {icon}
      </span>
    );
  }
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel={isPaid ? 'sponsored nofollow noopener' : 'nofollow noopener'}
      onClick={onFollow}
      // A middle click opens a tab but fires auxclick instead of click.
      onAuxClick={(event) => event.button === 1 && onFollow()}
    >
      {children}
      {icon}
      <span className="visually-hidden"> ({isPaid && 'affiliate link, '}opens in a new tab)</span>
    </a>
  );
}

import type { ReactNode } from 'react';

type ExternalLinkProps = { href: string; children: ReactNode; className?: string | undefined };

/** A link to another site: opens in a new tab and tells screen readers. */
export const ExternalLink = ({ href, children, className }: ExternalLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visuallyHidden"> (opens in a new tab)</span>
  </a>
);

import type { ReactNode } from 'react';

type ExternalLinkProps = { href: string; children: ReactNode; className?: string | undefined };

export const ExternalLink = ({ href, children, className }: ExternalLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visuallyHidden"> (opens in a new tab)</span>
  </a>
);

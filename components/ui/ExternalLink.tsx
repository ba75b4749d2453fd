import type { ReactNode } from 'react';
import { messages } from './messages';

type ExternalLinkProps = { href: string; children: ReactNode; className?: string | undefined };

/** A link to another site: it opens in a new tab and tells screen readers so. */
export const ExternalLink = ({ href, children, className }: ExternalLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visuallyHidden"> {messages.opensInANewTab}</span>
  </a>
);

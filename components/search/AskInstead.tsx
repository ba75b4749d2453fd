import Link from 'next/link';
import { whatsappLink } from '@/lib/content/site';

export type AskInsteadProps = { className: string | undefined; query?: string };

/** Whom to ask when nothing was found: the enquiry (its frame opens it over the page) and a chat. */
export const AskInstead = ({ className, query = '' }: AskInsteadProps) => (
  <p className={className}>
    <Link href="/enquire" prefetch={false}>
      Ask us
    </Link>
    <a href={whatsappLink(query && `I am looking for “${query}”.`)} target="_blank" rel="noopener noreferrer">
      WhatsApp<span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  </p>
);

import Link from 'next/link';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { whatsappLink } from '@/lib/content/site';

type AskInsteadProps = { className: string | undefined; query?: string };

/** Whom to ask when nothing was found: a link that opens the enquiry sidebar, and a chat. */
export const AskInstead = ({ className, query = '' }: AskInsteadProps) => (
  <p className={className}>
    <Link href="/enquire" prefetch={false}>
      Ask us
    </Link>
    <ExternalLink href={whatsappLink(query && `I am looking for “${query}”.`)}>WhatsApp</ExternalLink>
  </p>
);

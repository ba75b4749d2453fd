import { ExternalLink } from '@/components/ui/ExternalLink';
import { Link } from '@/components/ui/Link';
import { whatsappLink } from '@/lib/shared/content/site';
import { breakLinks } from '@/lib/shared/util/text';

type AskInsteadProps = { className: string | undefined; query?: string };

/** Contacts if nothing was found: a link that opens the enquiry sidebar, and a chat. */
export const AskInstead = ({ className, query = '' }: AskInsteadProps) => (
  <p className={className}>
    <Link href="/enquire">Ask us</Link>
    <ExternalLink href={whatsappLink(query && `I am looking for “${breakLinks(query)}”.`)}>
      WhatsApp
    </ExternalLink>
  </p>
);

import { ExternalLink } from '@/components/ui/ExternalLink';
import { Link } from '@/components/ui/Link';
import { whatsappLink } from '@/lib/shared/content/site';
import { breakLinks } from '@/lib/shared/util/text';
import { messages } from './messages';

type AskInsteadProps = { className: string | undefined; query?: string };

/** Whom to ask when nothing was found: a link that opens the enquiry sidebar, and a chat. */
export const AskInstead = ({ className, query = '' }: AskInsteadProps) => (
  <p className={className}>
    <Link href="/enquire">{messages.askUs}</Link>
    <ExternalLink href={whatsappLink(query && messages.whatsappText(breakLinks(query)))}>
      {messages.whatsapp}
    </ExternalLink>
  </p>
);

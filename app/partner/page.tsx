import { Chapters } from '@/components/partner/Chapters';
import { Statement } from '@/components/partner/Statement';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getPartner } from '@/lib/server/content/information';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import { fillFacts } from '@/lib/server/content/facts';
import { words } from '@/content/pages/partner';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/partner');

export default function PartnerPage() {
  const { statement, chapters, contact } = getPartner();
  const { helpline } = getSite();
  return (
    <Page path="/partner" title={words.heading} lead={words.lead} art="partner">
      <Statement>{statement}</Statement>
      <Section>
        <Chapters chapters={chapters} />
      </Section>
      <CallToAction
        title={contact.title}
        actions={
          <>
            <ButtonLink href={whatsappLink(`${contact.message} `)} external>
              {words.writeOnWhatsapp}
            </ButtonLink>
            <ButtonLink href={telLink(helpline)} variant="onInk">
              {fillFacts(words.callHelpline)}
            </ButtonLink>
          </>
        }
      >
        <p>{contact.text}</p>
      </CallToAction>
    </Page>
  );
}

import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import type { EnquiryCode } from '@/lib/content/courses';
import { enquiryHref } from '@/lib/content/enquiry-link';

type AskBandProps = { enquire: EnquiryCode; children: string };

/** The last section of a course page: link to the enquiry, and other ways to ask. */
export const AskBand = ({ enquire, children }: AskBandProps) => (
  <CallToAction
    title="Not sure which one?"
    actions={
      <>
        <ButtonLink href={enquiryHref({ course: enquire })}>Ask a counsellor</ButtonLink>
        <ButtonLink href="/locations" variant="onInk">
          Find a centre
        </ButtonLink>
      </>
    }
  >
    <p>{children}</p>
  </CallToAction>
);

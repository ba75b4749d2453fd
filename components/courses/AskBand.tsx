import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/Section';
import type { EnquiryCode } from '@/lib/server/content/courses';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { words } from '@/content/pages/courses';

type AskBandProps = { enquire: EnquiryCode; children: string };

/** The last section of a course page: link to the enquiry form, and other contacts. */
export const AskBand = ({ enquire, children }: AskBandProps) => (
  <CallToAction
    title={words.notSureWhichOne}
    actions={
      <>
        <ButtonLink href={enquiryHref({ course: enquire })}>{words.askACounsellor}</ButtonLink>
        <ButtonLink href="/locations" variant="onInk">
          {words.findACentre}
        </ButtonLink>
      </>
    }
  >
    <p>{children}</p>
  </CallToAction>
);

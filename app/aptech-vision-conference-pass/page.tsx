import { EventMore } from '@/components/coming/EventMore';
import { NextAfter } from '@/components/coming/NextAfter';
import { PastNote } from '@/components/coming/PastNote';
import { Sessions } from '@/components/coming/Sessions';
import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getEvent } from '@/lib/content/events';
import { pageMarkup } from '@/lib/seo/json-ld';
import { conference } from '@/lib/seo/json-ld-places';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata('/aptech-vision-conference-pass');

export default function ConferenceRegistrationPage() {
  return (
    <>
      <JsonLd
        items={pageMarkup('/aptech-vision-conference-pass', [
          conference(getEvent('conference'), getEvent('visitor'), '/share/vision-conference.png'),
        ])}
      />
      <RegistrationPage
        form="conference"
        notice={<PastNote slug="conference" />}
        next={<NextAfter slug="conference" />}
        more={
          <>
            <Sessions />
            <EventMore slug="conference" />
          </>
        }
      />
    </>
  );
}

/**
 * An event ends and closes by itself (docs/product/choices.md#c1), so the page is revalidated every five minutes.
 */
export const revalidate = 300;

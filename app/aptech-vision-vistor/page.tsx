import { EventMore } from '@/components/coming/EventMore';
import { NextAfter } from '@/components/coming/NextAfter';
import { PastNote } from '@/components/coming/PastNote';
import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getEvent } from '@/lib/content/events';
import { pageMarkup } from '@/lib/seo/json-ld';
import { exhibition } from '@/lib/seo/json-ld-places';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata('/aptech-vision-vistor');

export default function VisitorRegistrationPage() {
  return (
    <>
      <JsonLd
        items={pageMarkup('/aptech-vision-vistor', [exhibition(getEvent('visitor'), '/share/vision.png')])}
      />
      <RegistrationPage
        form="visitor"
        notice={<PastNote slug="visitor" />}
        next={<NextAfter slug="visitor" />}
        more={<EventMore slug="visitor" />}
      />
    </>
  );
}

/**
 * An event ends and closes by itself (docs/product/choices.md#c1), so the page is revalidated every five minutes.
 */
export const revalidate = 300;

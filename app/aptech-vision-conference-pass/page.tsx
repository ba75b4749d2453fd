import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getEvent } from '@/lib/content/events';
import { pageMarkup } from '@/lib/seo/json-ld';
import { conference } from '@/lib/seo/json-ld-places';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/aptech-vision-conference-pass');

export default function ConferenceRegistrationPage() {
  return (
    <>
      <JsonLd
        items={pageMarkup('/aptech-vision-conference-pass', [
          conference(getEvent('conference'), getEvent('visitor'), '/share/vision-conference.png'),
        ])}
      />
      <RegistrationPage form="conference" />
    </>
  );
}

/**
 * An event whose registration is 'auto' closes by itself (docs/product/choices.md#c1), so the page is revalidated every five
 * minutes.
 */
export const revalidate = 300;

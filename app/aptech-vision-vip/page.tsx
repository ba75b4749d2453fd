import { EventMore } from '@/components/coming/EventMore';
import { NextAfter } from '@/components/coming/NextAfter';
import { PastNote } from '@/components/coming/PastNote';
import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata('/aptech-vision-vip');

export default function VipRegistrationPage() {
  return (
    <>
      <JsonLd items={pageMarkup('/aptech-vision-vip')} />
      <RegistrationPage
        form="vip"
        notice={<PastNote slug="vip" />}
        next={<NextAfter slug="vip" />}
        more={<EventMore slug="vip" />}
      />
    </>
  );
}

/**
 * An event ends and closes by itself (docs/product/choices.md#c1), so the page is revalidated every five minutes.
 */
export const revalidate = 300;

import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/aptech-vision-vip');

export default function VipRegistrationPage() {
  return (
    <>
      <JsonLd items={pageMarkup('/aptech-vision-vip')} />
      <RegistrationPage form="vip" />
    </>
  );
}

/**
 * An event whose registration is 'auto' closes by itself (docs/product/choices.md#c1), so the page is revalidated every five
 * minutes.
 */
export const revalidate = 300;

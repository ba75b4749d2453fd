import { RegistrationPage } from '@/components/registration/RegistrationPage/RegistrationPage';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/aptech-vision-vip');

export default function VipRegistrationPage() {
  return <RegistrationPage form="vip" />;
}

/** An event whose registration is 'auto' closes by itself (decisions.md 1): the page is made anew every five minutes. */
export const revalidate = 300;

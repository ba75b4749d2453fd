import { pageMetadata } from '@/lib/seo/metadata';
import { RegistrationScreen } from '../registration/_screen/RegistrationScreen';

export const generateMetadata = () => pageMetadata('/aptech-vision-vip');
/** Revalidated every five minutes, because an event ends and closes by itself (docs/product/choices.md#c1). */
export const revalidate = 300;

export default function VipRegistrationPage() {
  return <RegistrationScreen form="vip" />;
}

import { pageMetadata } from '@/lib/server/seo/metadata';
import { RegistrationScreen } from '../registration/_components/RegistrationScreen';

export const generateMetadata = () => pageMetadata('/aptech-vision-vip');
/** Revalidated every five minutes, because the page changes when the event ends and its form closes. */
export const revalidate = 300;

export default function VipRegistrationPage() {
  return <RegistrationScreen form="vip" />;
}

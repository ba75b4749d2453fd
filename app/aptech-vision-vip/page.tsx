import { pageMetadata } from '@/lib/server/seo/metadata';
import { RegistrationScreen } from '../registration/_components/RegistrationScreen';

export const generateMetadata = () => pageMetadata('/aptech-vision-vip');
export const revalidate = 300;

export default function VipRegistrationPage() {
  return <RegistrationScreen form="vip" />;
}

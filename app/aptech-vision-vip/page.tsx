import { RegistrationScreen } from '../registration/_components/RegistrationScreen';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const generateMetadata = () => pageMetadata('/aptech-vision-vip');
export const revalidate = 300;

export default function VipRegistrationPage() {
  return <RegistrationScreen form="vip" />;
}

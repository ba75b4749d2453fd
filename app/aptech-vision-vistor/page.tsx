import { RegistrationScreen } from '../registration/_components/RegistrationScreen';
import { visitorEventNode } from '@/lib/server/seo/json-ld-events';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { getEventForm } from '@/lib/shared/content/events';

export const generateMetadata = () => pageMetadata('/aptech-vision-vistor');
export const revalidate = 300;

export default function VisitorRegistrationPage() {
  const markup = visitorEventNode(getEventForm('visitor'), '/share/vision.png');
  return <RegistrationScreen form="visitor" markup={[markup]} />;
}

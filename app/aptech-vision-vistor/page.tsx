import { getEvent } from '@/lib/content/events';
import { exhibition } from '@/lib/seo/json-ld-places';
import { pageMetadata } from '@/lib/seo/metadata';
import { RegistrationScreen } from '../registration/_screen/RegistrationScreen';

export const generateMetadata = () => pageMetadata('/aptech-vision-vistor');
/** Revalidated every five minutes, because an event ends and closes by itself (docs/product/choices.md#c1). */
export const revalidate = 300;

export default function VisitorRegistrationPage() {
  const markup = exhibition(getEvent('visitor'), '/share/vision.png');
  return <RegistrationScreen form="visitor" markup={[markup]} />;
}

import { Sessions } from '@/components/events/Sessions';
import { getEvent } from '@/lib/content/events';
import { conference } from '@/lib/seo/json-ld-places';
import { pageMetadata } from '@/lib/seo/metadata';
import { RegistrationScreen } from '../registration/_screen/RegistrationScreen';

export const generateMetadata = () => pageMetadata('/aptech-vision-conference-pass');
/** Revalidated every five minutes, because an event ends and closes by itself (docs/product/choices.md#c1). */
export const revalidate = 300;

export default function ConferenceRegistrationPage() {
  const markup = conference(getEvent('conference'), getEvent('visitor'), '/share/vision-conference.png');
  return (
    <RegistrationScreen form="conference" markup={[markup]}>
      <Sessions />
    </RegistrationScreen>
  );
}

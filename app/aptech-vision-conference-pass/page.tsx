import { RegistrationScreen } from '../registration/_components/RegistrationScreen';
import { Sessions } from '@/components/events/Sessions';
import { conferenceNode } from '@/lib/server/seo/json-ld-events';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { getEventForm } from '@/lib/shared/content/events';

export const generateMetadata = () => pageMetadata('/aptech-vision-conference-pass');
export const revalidate = 300;

export default function ConferenceRegistrationPage() {
  const markup = conferenceNode(
    getEventForm('conference'),
    getEventForm('visitor'),
    '/share/vision-conference.png',
  );
  return (
    <RegistrationScreen form="conference" markup={[markup]}>
      <Sessions />
    </RegistrationScreen>
  );
}

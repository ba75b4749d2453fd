import { ButtonLink } from '@/components/ui/Button';
import { getSite, whatsappLink } from '@/lib/shared/content/site';

type AwardContactProps = { name: string };

/** Email link to the events team, and a chat with a prepared first message. */
export function AwardContact({ name }: AwardContactProps) {
  const { eventsEmail, whatsapp } = getSite();
  const number = `+${whatsapp.slice(0, 2)} ${whatsapp.slice(2, 5)} ${whatsapp.slice(5)}`;
  return (
    <>
      <ButtonLink href={`mailto:${eventsEmail}?subject=${encodeURIComponent(name)}`} variant="outline">
        {eventsEmail}
      </ButtonLink>
      <ButtonLink href={whatsappLink(`A question about the ${name}: `)} variant="outline" external>
        {`WhatsApp ${number}`}
      </ButtonLink>
    </>
  );
}

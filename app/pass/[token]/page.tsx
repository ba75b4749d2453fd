import { NoPass } from '@/components/pass/NoPass';
import { PassView } from '@/components/pass/PassView';
import { UnfinishedPass } from '@/components/pass/UnfinishedPass';
import { PageShell } from '@/components/ui/Page';
import { eventDate, eventTitle, pastSentence } from '@/lib/server/catalogue/events/event-texts';
import { words } from '@/lib/server/catalogue/page-words';
import { findPassState } from '@/lib/server/registration/passes';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { editionOfOldRows, getEventForm } from '@/lib/shared/content/events';
import { toPerson } from '@/lib/shared/pass/person';

/** Rendered for each request: the page belongs to one person and changes while the registration is processed. */
export const dynamic = 'force-dynamic';

/** The same for all passes: neither name nor token in title, link preview or Referer header. */
export const metadata = {
  ...pageMetadata('/pass', {
    title: words.pass.title,
    description: words.pass.description,
    index: false,
  }),
  referrer: 'no-referrer' as const,
  // Otherwise Safari turns names that look like numbers or addresses into links.
  formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
};

export default async function PassPage({ params }: PageProps<'/pass/[token]'>) {
  const { token } = await params;
  const passState = await findPassState(token);
  if (passState.kind === 'none') return <NoPass />;
  const registration = passState.kind === 'unavailable' ? undefined : passState.registration;
  const event = getEventForm(
    registration?.kind ?? 'visitor',
    registration?.payload?.edition ?? editionOfOldRows,
  );
  const pastText = pastSentence(event);
  const venueText = `${event.venue.name}, ${event.venue.address}, ${event.venue.city}`;

  return (
    <PageShell
      title={passState.kind === 'ready' ? `Your pass for ${eventTitle(event)}` : words.pass.pendingTitle}
      lead={pastText ? `${pastText} ${venueText}.` : `${eventDate(event).full}, ${venueText}`}
      path="/pass"
      pageName={passState.kind === 'ready' ? words.pass.title : words.pass.pendingTitle}
    >
      {passState.kind === 'ready' ? (
        <PassView
          token={token}
          person={toPerson(passState.registration.kind, passState.registration.payload)}
          attendeeId={passState.registration.receiverId}
        />
      ) : (
        <UnfinishedPass state={passState} token={token} />
      )}
    </PageShell>
  );
}

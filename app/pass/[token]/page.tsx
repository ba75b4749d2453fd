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
  const state = await findPassState(token);
  if (state.kind === 'none') return <NoPass />;
  const row = state.kind === 'unavailable' ? undefined : state.row;
  const event = getEventForm(row?.kind ?? 'visitor', row?.payload?.edition ?? editionOfOldRows);
  const pastText = pastSentence(event);
  const venueText = `${event.venue.name}, ${event.venue.address}, ${event.venue.city}`;

  return (
    <PageShell
      title={state.kind === 'ready' ? `Your pass for ${eventTitle(event)}` : words.pass.pendingTitle}
      lead={pastText ? `${pastText} ${venueText}.` : `${eventDate(event).full}, ${venueText}`}
      path="/pass"
      pageName={state.kind === 'ready' ? words.pass.title : words.pass.pendingTitle}
    >
      {state.kind === 'ready' ? (
        <PassView
          token={token}
          person={toPerson(state.row.kind, state.row.payload)}
          attendeeId={state.row.receiverId}
        />
      ) : (
        <UnfinishedPass state={state} token={token} />
      )}
    </PageShell>
  );
}

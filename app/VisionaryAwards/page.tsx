import { EventMore } from '@/components/events/EventMore';
import { AwardPage } from '@/components/awards/AwardPage';
import { AwardContact } from '@/components/awards/AwardContact';
import { Columns } from '@/components/awards/Columns';
import { Eligibility } from '@/components/awards/Eligibility';
import { NominateLink } from '@/components/awards/NominateLink';
import { Points } from '@/components/awards/Points';
import { AwardReason } from '@/components/awards/AwardReason';
import { Timeline } from '@/components/awards/Timeline';
import { CallToAction } from '@/components/ui/CallToAction';
import { Section } from '@/components/ui/Section';
import { getAward, nominationsClosed } from '@/lib/server/events/awards';
import { words } from '@/content/pages/VisionaryAwards';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { now } from '@/lib/shared/util/time';

const path = '/VisionaryAwards';
export const generateMetadata = () => pageMetadata(path);
/** Revalidated every five minutes, so that past dates are marked without a new build. */
export const revalidate = 300;

export default function VisionaryAwardsPage() {
  const award = getAward('visionary');
  const at = now();
  return (
    <AwardPage path={path} award={award} at={at} art="visionary-awards" tone="ink">
      <Section>
        <AwardReason reason={award.reason} />
      </Section>
      <Section title={words.whyEnter}>
        <Columns columns={award.benefits} />
      </Section>
      <Section title={words.eligibility} folded={award.eligibility.length} tone="white">
        <Eligibility rules={award.eligibility} note={award.eligibilityNote} />
      </Section>
      <Section title={words.whatToPrepare} folded={award.prepare.length}>
        <Points points={award.prepare} as="cards" />
      </Section>
      <Section title={words.judgingAndSelection} folded={award.judging.length} tone="sky">
        <Points points={award.judging} as="lines" />
      </Section>
      <Section title={words.timeline}>
        <Timeline milestones={award.timeline} at={at} />
      </Section>
      <CallToAction title={words.inYourWords} actions={<NominateLink award={award} at={at} />}>
        {!nominationsClosed(award, at) && <p>{words.inYourWordsText}</p>}
      </CallToAction>
      <EventMore slug="visionary" />
      <CallToAction title={words.questions} tone="sky" actions={<AwardContact name={award.name} />}>
        <p>{words.questionsText}</p>
      </CallToAction>
    </AwardPage>
  );
}

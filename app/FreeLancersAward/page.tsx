import { EventMore } from '@/components/events/EventMore';
import { AwardPage } from '@/components/awards/AwardPage';
import { AwardContact } from '@/components/awards/AwardContact';
import { Categories } from '@/components/awards/Categories';
import { Eligibility } from '@/components/awards/Eligibility';
import { NominateLink } from '@/components/awards/NominateLink';
import { Points } from '@/components/awards/Points';
import { AwardReason } from '@/components/awards/AwardReason';
import { Timeline } from '@/components/awards/Timeline';
import { CallToAction } from '@/components/ui/CallToAction';
import { Section } from '@/components/ui/Section';
import { getAward } from '@/lib/server/events/awards';
import { words } from '@/content/pages/FreeLancersAward';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { now } from '@/lib/shared/util/time';

const path = '/FreeLancersAward';
export const generateMetadata = () => pageMetadata(path);
/** Revalidated every five minutes, so that past dates are marked without a new build. */
export const revalidate = 300;

export default function FreelancersAwardPage() {
  const award = getAward('freelancers');
  const at = now();
  return (
    <AwardPage path={path} award={award} at={at} art="freelancers-award" tone="signal">
      <Section>
        <AwardReason reason={award.reason} />
      </Section>
      {award.benefits.map((benefit) => (
        <Section key={benefit.title} title={benefit.title} folded={benefit.points.length}>
          <Points points={benefit.points} as="cards" />
        </Section>
      ))}
      <Section
        title={words.categories}
        intro={words.categoriesText}
        folded={award.categories?.length}
        tone="white"
      >
        <Categories categories={award.categories ?? []} />
      </Section>
      <Section title={words.eligibility} folded={award.eligibility.length}>
        <Eligibility rules={award.eligibility} note={award.eligibilityNote} />
      </Section>
      <Section
        title={words.howToRegister}
        intro={<NominateLink award={award} at={at} />}
        folded={award.prepare.length}
        tone="sky"
      >
        <Points points={award.prepare} as="steps" />
      </Section>
      <Section title={words.judging} folded={award.judging.length}>
        <Points points={award.judging} as="lines" />
      </Section>
      <Section title={words.timeline} tone="white">
        <Timeline milestones={award.timeline} at={at} />
      </Section>
      <EventMore slug="freelancers" />
      <CallToAction title={words.contact} tone="signal" actions={<AwardContact name={award.name} />}>
        <p>{words.contactText}</p>
        <p>
          <NominateLink award={award} at={at} variant="ink" />
        </p>
      </CallToAction>
    </AwardPage>
  );
}

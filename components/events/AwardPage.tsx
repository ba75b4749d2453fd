import artStyles from '@/components/art/Art.module.css';
import { Blocks } from '@/components/blocks/Blocks';
import { Timeline } from '@/components/blocks/Timeline';
import { EventMore } from '@/components/events/EventMore';
import { ButtonLink } from '@/components/ui/Button';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import {
  getAward,
  milestoneDate,
  milestoneState,
  closedNominations,
  type AwardSlug,
} from '@/lib/server/catalogue/events/awards';
import { words } from '@/lib/server/catalogue/page-words';
import { getArt } from '@/lib/shared/art/drawings';
import { getSite, whatsappLink } from '@/lib/shared/content/site';
import { now } from '@/lib/shared/util/time';

/** The specified pictures of windows from 748 and from 1025 px on. */
const banners = [
  ['desktop', '(min-width: 1025px)', 1600, 700],
  ['tablet', '(min-width: 748px)', 1200, 500],
] as const;

type AwardPageProps = { path: string; slug: AwardSlug; art: string };

export function AwardPage({ path, slug, art }: AwardPageProps) {
  const award = getAward(slug);
  const at = now();
  const closingMilestone = closedNominations(award, at);
  const closingDate = closingMilestone && milestoneDate(closingMilestone);
  const nominateButton = closingDate ? (
    <ButtonLink href={whatsappLink(`When can I enter the next ${award.heading}? `)} variant="onInk">
      Ask when it opens
    </ButtonLink>
  ) : (
    <ButtonLink href={getSite().links.nomination}>Nominate yourself</ButtonLink>
  );
  const timelineItems = award.timeline.map((milestone) => {
    const state = milestoneState(milestone, at);
    return {
      when: milestoneDate(milestone),
      title: milestone.title,
      text: milestone.text,
      ...(state !== 'coming' && { state: state === 'past' ? ('Past' as const) : ('Today' as const) }),
    };
  });
  const strip = getArt(`pages/${art}`);
  const picture = (
    <picture className={artStyles.covered}>
      {banners.map(([layout, media, width, height]) => (
        <source
          key={layout}
          media={media}
          srcSet={getArt(`banners/${art}-${layout}`).src}
          width={width}
          height={height}
        />
      ))}
      <img
        src={strip.src}
        width={strip.width}
        height={strip.height}
        alt=""
        className={artStyles.strip}
        // Phones show this drawing, which lib/server/web/prepare-document.ts inlines.
        loading="eager"
        fetchPriority="high"
      />
    </picture>
  );
  const parts = {
    nominate: !closingDate && <Section>{nominateButton}</Section>,
    // Once nominations have closed, the timeline is folded on phones.
    timeline: (
      <Section
        title={words.events.timelineTitle}
        isHeadingBeside
        foldedCount={closingDate ? timelineItems.length : undefined}
      >
        <Timeline block={{ items: timelineItems }} />
      </Section>
    ),
    more: <EventMore slug={slug} />,
  };
  return (
    <Page
      path={path}
      title={award.heading}
      lead={closingDate ? `Nominations closed on ${closingDate}.` : award.lead}
      art={{ picture }}
      below={<div>{nominateButton}</div>}
      about={award.heading}
    >
      <Blocks blocks={award.blocks} parts={parts} />
    </Page>
  );
}

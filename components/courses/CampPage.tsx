import { Section } from '@/components/ui/Section';
import { MarkedSteps } from '@/components/ui/Steps';
import { TitledItems } from '@/components/ui/TitledItems';
import type { TechnologyCamp } from '@/lib/server/content/information';
import { words } from '@/content/pages/aptech-technology-camp';
import { CampQuestions } from './CampQuestions';
import { CampTrack } from './CampTrack';
import { cx } from '@/components/ui/cx';
import styles from './ShortCourses.module.css';

/** The sections of /aptech-technology-camp. */
export const CampPage = ({ camp }: { camp: TechnologyCamp }) => (
  <>
    <Section>
      <div className={cx('stack columns-768', styles.campWords)}>
        {camp.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
    <Section>
      <div className="stack gap-grid columns-768">
        {camp.tracks.map((track) => (
          <CampTrack key={track.slug} track={track} />
        ))}
      </div>
    </Section>
    <Section title={words.aDayAtCamp} tone="ink">
      <MarkedSteps>
        <TitledItems items={camp.day} />
      </MarkedSteps>
    </Section>
    <Section title={words.whatParentsAsk}>
      <CampQuestions questions={camp.parents} />
    </Section>
  </>
);

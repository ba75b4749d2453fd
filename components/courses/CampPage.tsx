import { ItemPicture } from '@/components/art/ItemPicture';
import { Blocks } from '@/components/blocks/Blocks';
import { NextClassLine } from '@/components/next-classes/NextClasses';
import { ButtonLink } from '@/components/ui/Button';
import { Card, CardBody, CardPicture } from '@/components/ui/Card';
import columns from '@/components/ui/Columns.module.css';
import listStyles from '@/components/ui/Lists.module.css';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import type { TechnologyCamp } from '@/content/schema/camp';
import { findCourse } from '@/lib/server/catalogue/catalogue';
import { askHref } from '@/lib/server/catalogue/courses';
import { words } from '@/lib/server/catalogue/page-words';
import styles from './CampPage.module.css';
import { FactBox } from './FactBox';

export function CampPage({ camp }: { camp: TechnologyCamp }) {
  const [statement = '', ...paragraphs] = camp.intro;
  return (
    <Blocks
      blocks={[
        { kind: 'text', statement, paragraphs },
        { kind: 'component', name: 'tracks' },
        {
          kind: 'points',
          as: 'steps',
          title: words.aptechTechnologyCamp.dayTitle,
          tone: 'ink',
          items: camp.day,
        },
        {
          kind: 'points',
          title: words.aptechTechnologyCamp.parentsTitle,
          items: camp.parents.map(({ question, answer }) => ({ title: question, text: answer })),
        },
      ]}
      parts={{
        tracks: (
          <Section>
            <div className={cx('gap-4', columns.from768)}>
              {camp.tracks.map((track, index) => (
                <CampTrack key={track.slug} track={track} inFirstView={index === 0} />
              ))}
            </div>
          </Section>
        ),
      }}
    />
  );
}

type CampTrackProps = { track: TechnologyCamp['tracks'][number]; inFirstView: boolean };

function CampTrack({ track, inFirstView }: CampTrackProps) {
  const course = findCourse(track.slug);
  return (
    <Card as="article" id={track.slug}>
      <CardPicture>
        <ItemPicture name={`courses/${track.slug}`} inFirstView={inFirstView} />
      </CardPicture>
      <CardBody>
        <h2>{track.title}</h2>
        <p className="muted strong">{track.ages}</p>
        <p>{track.summary}</p>
        <h3>What they make</h3>
        <ul className={cx('stack', listStyles.ruled, listStyles.roomy)}>
          {track.makes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {course && (
          <>
            <FactBox course={course} />
            <p>
              <NextClassLine courseSlug={course.slug} />
            </p>
          </>
        )}
        <ButtonLink href={askHref({ enquire: 'STC', slug: track.slug })} className={styles.ask}>
          Ask for dates
          <span className="visuallyHidden">: {track.title}</span>
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

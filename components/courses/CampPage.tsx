import { Section } from '@/components/ui/Section';
import { MarkedSteps, TitledItems } from '@/components/ui/Lists';
import type { TechnologyCamp } from '@/lib/server/content/information';
import { words } from '@/content/pages/aptech-technology-camp';
import { cx } from '@/components/ui/cx';
import styles from './ShortCourses.module.css';
import { SmallNextClasses } from '@/components/next-classes/NextClasses';
import { ButtonLink } from '@/components/ui/Button';
import { Card, CardBody, CardPicture } from '@/components/ui/Card';
import { courseFactsOf } from '@/lib/server/content/catalogue';
import { askHref, getCourse } from '@/lib/server/content/courses';
import { ItemPicture } from '@/components/art/ItemPicture';
import { FactBox } from './FactBox';

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

/** One of the two tracks of the camp: target group, content, result. */
export function CampTrack({ track }: { track: TechnologyCamp['tracks'][number] }) {
  const course = getCourse(track.slug);
  return (
    <Card as="article" id={track.slug} className={styles.track}>
      <CardPicture>
        <ItemPicture name={`courses/${track.slug}`} />
      </CardPicture>
      <CardBody className={styles.trackBody}>
        <h2>{track.title}</h2>
        <p className="muted strong">{track.ages}</p>
        <p>{track.summary}</p>
        <h3>What they make</h3>
        <ul className={cx('stack ruled', styles.makes)}>
          {track.makes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {course && (
          <FactBox
            course={course}
            facts={courseFactsOf(course)}
            classes={<SmallNextClasses course={course.slug} />}
          />
        )}
        <ButtonLink href={askHref({ enquire: 'STC', slug: track.slug })} className={styles.ask}>
          Ask for dates
          <span className="visuallyHidden">: {track.title}</span>
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

type CampQuestionsProps = { questions: TechnologyCamp['parents'] };

/** Questions of parents with answers. */
export const CampQuestions = ({ questions }: CampQuestionsProps) => (
  <dl className={cx('stack columns-768', styles.questions)}>
    {questions.map(({ question, answer }) => (
      <div key={question}>
        <dt className="display card-title">{question}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
);

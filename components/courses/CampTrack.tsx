import { SmallNextClasses } from '@/components/next-classes/NextClasses';
import { ButtonLink } from '@/components/ui/Button';
import { Card, CardBody, CardPicture } from '@/components/ui/Card';
import { courseFactsOf } from '@/lib/server/content/catalogue';
import { askHref, getCourse } from '@/lib/server/content/courses';
import type { TechnologyCamp } from '@/lib/server/content/information';
import { ItemPicture } from '@/components/art/ItemPicture';
import { FactBox } from './FactBox';
import { cx } from '@/components/ui/cx';
import styles from './ShortCourses.module.css';

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

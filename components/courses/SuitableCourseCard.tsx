import artStyles from '@/components/art/Art.module.css';
import { ItemPicture } from '@/components/art/ItemPicture';
import { AllClassesLink, ClassList } from '@/components/next-classes/ClassList';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { askHref, courseChat } from '@/lib/server/catalogue/courses';
import { feeTexts } from '@/lib/server/catalogue/fees';
import { findProgramme } from '@/lib/server/catalogue/programmes';
import { areClassesKnown } from '@/lib/server/classes/next-classes';
import type { SuitableCourse } from '@/lib/server/classes/suitable-courses';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import styles from './SuitableCourseCard.module.css';

type SuitableCourseCardProps = {
  suitable: SuitableCourse;
  /** The wanted time in a sentence: `in the evening`. */
  whenWords?: string | undefined;
  city?: { key: string; label: string } | undefined;
  /** True for the best suited course, whose button is yellow. */
  isFirst: boolean;
  /** Name of a course in the list above that has the same classes, which are not repeated. */
  sameClassesAs?: string | undefined;
};

export const shortNameOf = ({ slug, title }: SuitableCourse['course']) => findProgramme(slug)?.name ?? title;

/** Says which answer the classes do not meet; undefined if they meet all, or no class of any centre is known. */
function unmetNotice({ suitable: { course, unmet, total }, whenWords, city }: SuitableCourseCardProps) {
  if (!areClassesKnown()) return undefined;
  if (total === 0) return { text: 'No start date yet.', href: askHref(course) };
  const inCity = city ? ` in ${city.label}` : '';
  if (unmet.includes('city'))
    return {
      text: `No ${shortNameOf(course)} class${inCity} yet.`,
      href: enquiryHref({ course: course.enquire, topic: `${course.name}${inCity}` }),
    };
  if (!unmet.includes('when')) return undefined;
  return { text: `No class${inCity} ${whenWords} yet. The next:`, href: askHref(course) };
}

export function SuitableCourseCard(props: SuitableCourseCardProps) {
  const { suitable, isFirst, sameClassesAs } = props;
  const { course, classes, unmet, total } = suitable;
  const notice = unmetNotice(props);
  const { facts } = course;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div className={cx(artStyles.covered, styles.drawing)}>
          <ItemPicture name={`courses/${course.slug}`} image={course.image} />
        </div>
        <div className={cx('stack gap-1', styles.words)}>
          <h3>
            <Link href={course.href} className={linkStyles.quiet}>
              {course.name}
            </Link>
          </h3>
          <p className={cx('strong', styles.fee)}>
            {[facts.length, ...feeTexts([facts])].map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
          {facts.audience && <p className="muted">{facts.audience}</p>}
          <p>{`Leads to: ${facts.leadsTo}`}</p>
        </div>
      </div>
      <div className={cx('stack gap-3', styles.classes)}>
        {unmet.includes('length') && <p>{`Takes ${facts.length}, which is not the length you chose.`}</p>}
        {notice && <p>{notice.text}</p>}
        {sameClassesAs && <p>{`You start in the same classes as ${sameClassesAs}.`}</p>}
        {classes.length > 0 && !sameClassesAs ? (
          <ClassList
            courseSlug={course.slug}
            city={suitable.city}
            when={suitable.when}
            batches={classes}
            total={total}
            hidesAudience
          />
        ) : (
          total > 0 && <AllClassesLink courseSlug={course.slug} total={total} />
        )}
        <Buttons>
          <ButtonLink href={notice?.href ?? askHref(course)} variant={isFirst ? 'primary' : 'outline'}>
            <span>{notice ? 'Tell me when there is one' : `Ask about ${shortNameOf(course)}`}</span>
            {notice && <span className="visuallyHidden">: {course.title}</span>}
          </ButtonLink>
          <ButtonLink href={courseChat(course.title)} variant="whatsapp" />
        </Buttons>
      </div>
    </Card>
  );
}

import type { ItemPhoto } from '@/lib/shared/schema/groups';
import { Abbreviated } from '@/components/ui/Abbreviated';
import { Card, CardBody, CardPicture, CoverLink } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { ItemPicture } from '@/components/art/ItemPicture';
import styles from './CourseDetail.module.css';
import { Link } from '@/components/ui/Link';
import { fillFacts } from '@/lib/server/content/facts';
import { words } from '@/content/pages/courses';
import { cx } from '@/components/ui/cx';
import { similarTo } from '@/lib/server/content/catalogue';
import { courseHref, getCourse } from '@/lib/server/content/courses';

type LinkCardProps = {
  slug: string;
  title: string;
  text: string;
  href: string;
  /** A photograph instead of the drawing. */
  image?: ItemPhoto | undefined;
  /** True for the card in a phone's first view. */
  first?: boolean;
};

/** A card that is one link to a course's page. */
export const LinkCard = ({ slug, title, text, href, image, first = false }: LinkCardProps) => (
  <Card>
    <CardPicture>
      <ItemPicture name={`courses/${slug}`} image={image} first={first} />
    </CardPicture>
    <CardBody>
      <h2 className="card-title">
        <CoverLink href={href}>
          <Abbreviated>{title}</Abbreviated>
        </CoverLink>
      </h2>
      <p className="muted">{text}</p>
      <Icon name="arrow" className={styles.arrow} />
    </CardBody>
  </Card>
);

const ways = [
  { title: fillFacts(words.cardsTitle), text: words.cardsText, href: '/short-courses' },
  { title: words.detailTitle, text: words.detailText, href: '/courses-details' },
  { title: words.classTitle, text: words.classText, href: '/batches' },
];

/** Links to courses without a category, each as wide as the grid. */
export const MoreWays = () => (
  <ul className={cx('stack gap-grid columns-960', styles.ways)}>
    {ways.map(({ title, text, href }) => (
      <li key={href} className="stack">
        <h3>
          <Link href={href} className="stretched plain">
            {title}
          </Link>
        </h3>
        <p>{text}</p>
        <Icon name="arrow" className={styles.moreWaysArrow} />
      </li>
    ))}
  </ul>
);

type FurtherCoursesProps = { slug: string; next: readonly string[] | undefined };

/** Courses with similar names and how they differ, and courses to take next. */
export function FurtherCourses({ slug, next = [] }: FurtherCoursesProps) {
  const similar = similarTo(slug);
  const after = next.flatMap((one) => getCourse(one) ?? []);
  return (
    <>
      {similar && (
        <div className="stack gap-1">
          <h3>{`Other ${similar.subject} courses`}</h3>
          <ul className="stack gap-1">
            {similar.others.map(({ course, differs }) => (
              <li key={course.slug}>
                <Link href={course.href} className="strong">
                  {course.name}
                </Link>
                {`, ${course.facts.length}: ${differs}.`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {after.length > 0 && (
        <p>
          Good next courses:{' '}
          {after.map((one, index) => (
            <span key={one.slug}>
              {index > 0 && <span>, </span>}
              <Link href={courseHref(one, one.family)}>{one.title}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

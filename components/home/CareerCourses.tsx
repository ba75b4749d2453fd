import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import { Card, CardBody, CardPicture } from '@/components/ui/Card';
import columns from '@/components/ui/Columns.module.css';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import type { CategorySlug } from '@/content/schema/courses';
import type { Home } from '@/content/schema/site';
import { courseFactsOf } from '@/lib/server/catalogue/catalogue';
import { findCategoryCourse, getCoursesOf } from '@/lib/server/catalogue/courses';
import { feeTexts } from '@/lib/server/catalogue/fees';
import { words } from '@/lib/server/catalogue/page-words';
import styles from './CareerCourses.module.css';

/** Family of a link that leads to several courses. */
const familyByHref: Readonly<Record<string, CategorySlug>> = {
  '/courses-sp': 'smart-pro',
  '/courses-sc': 'short-course',
  '/courses-lg': 'english',
  '/?enquire=ACCP-AI&topic=acn-pro': 'acn-pro',
};

function tileFeesOf(href: string): readonly string[] {
  const family = familyByHref[href];
  const courses = family ? getCoursesOf(family) : [findCategoryCourse(href.replace('/courses-', ''))];
  return feeTexts(courses.flatMap((course) => (course ? courseFactsOf(course) : [])));
}

type CareerCoursesProps = { home: Home; whichCourseCard: ReactNode };

/** As specified, one image, that of `whichCourseCard`, is no link; a link to the home page opens the enquiry. */
export const CareerCourses = ({ home, whichCourseCard }: CareerCoursesProps) => (
  <Section title={words.home.careerTitle} intro={words.home.careerText}>
    <ul className={cx(columns.grid, styles.grid)}>
      {home.careers.map(({ title, text, href, art, facts }) => (
        <Card key={href} className={styles.tile}>
          <Link href={href} className={cx(linkStyles.plain, linkStyles.stretched, styles.link)}>
            <CardPicture className={styles.art}>
              <Art name={art} />
            </CardPicture>
            <CardBody className={styles.words}>
              <span className="row gap-2 between card-title">
                {title}
                <Icon name="arrow" className={styles.arrow} />
              </span>
              <span className={cx('muted', styles.text)}>{text}</span>
              <span className={cx('muted', styles.facts)}>{facts.join(' · ')}</span>
              <span className={cx('stack', styles.fees)}>
                {tileFeesOf(href).map((fee, index) => (
                  <span key={fee} className={index === 0 ? 'strong' : 'muted'}>
                    {fee}
                  </span>
                ))}
              </span>
            </CardBody>
          </Link>
        </Card>
      ))}
      <li className={styles.question}>{whichCourseCard}</li>
    </ul>
  </Section>
);

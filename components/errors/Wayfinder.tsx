import { Button } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import { Link } from '@/components/ui/Link';
import { Section } from '@/components/ui/Section';
import { cityPath, getCentresByCity } from '@/lib/shared/content/centres';
import { getRoutes } from '@/lib/server/content/routes';
import { words as pageWords } from '@/content/pages/not-found';
import { withFacts } from '@/lib/server/content/facts';
import { cx } from '@/components/ui/cx';
import styles from './Wayfinder.module.css';

const words = withFacts(pageWords);
const courses = getRoutes().filter((route) => route.group === 'Courses');

/**
 * Three links for an unknown page: search, courses, cities with centres. Short, because Next puts the not-found
 * boundary into the payload of every page.
 */
export function Wayfinder() {
  return (
    <>
      <Section title={words.searchForIt}>
        <form action="/search" method="get" role="search" className="stack gap-2 contained measure">
          <label htmlFor="lost-q">{words.whatWereYouLookingFor}</label>
          <div className="cluster gap-2">
            <Input id="lost-q" name="q" type="search" className={styles.input} />
            <Button type="submit">{words.search}</Button>
          </div>
        </form>
      </Section>
      <Section title={words.courses} tone="sky">
        <ul className={cx('grid gap-2 taps links', styles.courses)}>
          {courses.map((route) => (
            <li key={route.path}>
              <Link href={route.path}>{route.label}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.centres} tone="white">
        <ul className={cx('grid gap-2 taps links', styles.courses)}>
          {getCentresByCity().map((group) => (
            <li key={group.city}>
              <Link href={cityPath(group)}>{group.city}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

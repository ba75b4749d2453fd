import Link from 'next/link';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { centrePath, getCentresByCity } from '@/lib/content/centres';
import { getRoutes } from '@/lib/content/routes';
import styles from './Wayfinder.module.css';

const courses = getRoutes().filter((route) => route.group === 'Courses');

/** Three ways on from a dead end: search, the courses, the centres by city. */
export function Wayfinder() {
  return (
    <>
      <Section title="Search for it">
        <form action="/search" method="get" role="search" className={styles.search}>
          <label htmlFor="lost-q">What were you looking for?</label>
          <div className={styles.row}>
            <input id="lost-q" name="q" type="search" className={styles.input} />
            <Button type="submit">Search</Button>
          </div>
        </form>
      </Section>
      <Section title="Courses" tone="sky">
        <ul className={styles.courses}>
          {courses.map((route) => (
            <li key={route.path}>
              <Link href={route.path} prefetch={false}>
                {route.label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Centres" tone="white">
        <div className={styles.cities}>
          {getCentresByCity('inDirectory').map(({ city, centres }) => (
            <section key={city} className={styles.city} aria-labelledby={`lost-${city}`}>
              <h3 id={`lost-${city}`}>{city}</h3>
              <ul className={styles.centres}>
                {centres.map((centre) => (
                  <li key={centre.id}>
                    <Link href={centrePath(centre.id)} prefetch={false}>
                      {centre.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}

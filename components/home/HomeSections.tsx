import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { QuoteCard } from '@/components/blocks/Quote';
import { ClassList } from '@/components/next-classes/ClassList';
import { shortStartOf } from '@/components/next-classes/ClassRow';
import { NoClasses } from '@/components/next-classes/NoClasses';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { CityChips } from '@/components/ui/CityChips';
import columns from '@/components/ui/Columns.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { OfficeHours } from '@/components/ui/OfficeHours';
import { Section } from '@/components/ui/Section';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Testimonial } from '@/content/schema/people';
import type { Home, HomeStep, Site } from '@/content/schema/site';
import { findCourse } from '@/lib/server/catalogue/catalogue';
import { askHref } from '@/lib/server/catalogue/courses';
import { words } from '@/lib/server/catalogue/page-words';
import { findNextClasses } from '@/lib/server/classes/next-classes';
import type { UpcomingBatch } from '@/lib/shared/classes/batch';
import { batchesHref } from '@/lib/shared/classes/filters';
import { cityPath, type CityGroup } from '@/lib/shared/content/centres';
import { Carousel } from './Carousel';
import styles from './Home.module.css';
import { VideoFacade } from './VideoFacade';

/** The diploma whose first semester beginners join; the other diploma shares its classes. */
const beginnersDiploma = 'adse';

export function NextClassStrip() {
  const [nextClass] = findNextClasses(beginnersDiploma).batches;
  const course = findCourse(beginnersDiploma);
  return (
    <p className={cx('screenOnly', grounds.signal)}>
      <Link
        href={nextClass || !course ? batchesHref({ course: [beginnersDiploma] }) : askHref(course)}
        className={cx('container row gap-3 between small', linkStyles.plain, styles.nextClassStrip)}
      >
        <span className="cluster">
          <strong>{words.home.nextClassLabel} </strong>
          <span>
            {nextClass
              ? [shortStartOf(nextClass), ...new Set([nextClass.centre.name, nextClass.centre.city])].join(
                  ', ',
                )
              : words.home.noNextClass}
          </span>
        </span>
        <Icon name="arrow" />
      </Link>
    </p>
  );
}

/** The next classes are often all of one city. */
function ClassesOfOtherCities({ batches }: { batches: readonly UpcomingBatch[] }) {
  return (
    <p className={cx('cluster middle gap-3', linkStyles.taps)}>
      {words.home.otherCitiesLabel}
      {batches.map(({ centre: { city, cityKey } }) => (
        <a key={city} href={batchesHref({ course: [beginnersDiploma], city: [cityKey] })}>
          {city}
        </a>
      ))}
    </p>
  );
}

export function HomeNextClasses() {
  const nextClasses = findNextClasses(beginnersDiploma);
  const course = findCourse(beginnersDiploma);
  return (
    <Section tone="white" title={words.home.classesTitle} intro={words.home.classesText} isHeadingBeside>
      <div className="stack gap-1">
        {nextClasses.batches.length > 0 ? (
          <ClassList courseSlug={beginnersDiploma} hidesAudience {...nextClasses} />
        ) : (
          course && <NoClasses course={course} hours={<OfficeHours />} />
        )}
        {nextClasses.otherCityBatches.length > 0 && (
          <ClassesOfOtherCities batches={nextClasses.otherCityBatches} />
        )}
      </div>
    </Section>
  );
}

export function Statistics({ statistics }: { statistics: Site['statistics'] }) {
  const items = [
    { value: statistics.continents.padStart(2, '0'), label: 'continents' },
    { value: statistics.countries, label: 'countries' },
    { value: statistics.centres, label: 'centers' },
  ];
  return (
    <section className={grounds.signal} aria-labelledby="worldwide">
      <div className={cx('container stack middle', styles.statistics)}>
        <h2 id="worldwide">{words.home.worldwideTitle}</h2>
        <dl className="cluster gap-5 between">
          {items.map(({ value, label }) => (
            <div key={label} className={styles.number}>
              <dt className="small strong">{label}</dt>
              <dd className={cx(textStyles.figure, textStyles.unbroken)}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const HomeVideo = ({ video }: { video: Home['video'] }) => (
  <Section tone="white" title={video.title} intro={video.text} isHeadingBeside>
    <div className={cx(artStyles.covered, grounds.clip, styles.frame)}>
      <VideoFacade file={video.file} title={video.title}>
        <Art name={video.poster} />
      </VideoFacade>
    </div>
  </Section>
);

/** Quotes, which move up every 2500 ms, as specified. */
export const Testimonials = ({ quotes }: { quotes: readonly Testimonial[] }) => (
  <Section tone="sky">
    <div className={cx(columns.from960, styles.testimonials)}>
      <Carousel
        slideName="testimonial"
        delayMs={2500}
        isVertical
        label="What former students say"
        title={<h2>{words.home.testimonialsTitle}</h2>}
      >
        <ul className="slides">
          {quotes.map((quote) => (
            <li key={quote.slug} className="slide">
              <QuoteCard {...quote} />
            </li>
          ))}
        </ul>
      </Carousel>
    </div>
  </Section>
);

export const StepsToEnrol = ({ steps }: { steps: readonly HomeStep[] }) => (
  <Section title={words.home.stepsTitle}>
    <ol className={cx(columns.from768, styles.stepsToEnrol)}>
      {steps.map(({ title, text, href, link }) => (
        <li key={title} className={cx('stack gap-1', styles.step)}>
          <span className={styles.mark} aria-hidden="true" />
          <h3>{title}</h3>
          <p className="small muted">{text}</p>
          <p>
            <Link href={href} className={cx('strong', styles.link)}>
              {link}
            </Link>
          </p>
        </li>
      ))}
    </ol>
  </Section>
);

export const CityLinks = ({ groups }: { groups: readonly CityGroup[] }) => (
  <Section tone="ink" title={words.home.centresTitle} intro={words.home.centresText} isHeadingBeside>
    <div className={cx('screenOnly', styles.houses)}>
      {groups
        .slice(0, 4)
        .map(({ centres: [centre] }) => centre && <Art key={centre.id} name={`centres/${centre.slug}`} />)}
    </div>
    <CityChips groups={groups} hrefOf={cityPath} />
    <Buttons className={cx('gap-2', styles.toCentres)}>
      <ButtonLink href="/locations">{words.home.nearLink}</ButtonLink>
      <ButtonLink href="/centre-page" variant="onInk">
        {words.home.centresByCityLink}
      </ButtonLink>
    </Buttons>
  </Section>
);

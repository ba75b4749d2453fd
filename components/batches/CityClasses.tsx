import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { batchesHref } from '@/lib/shared/batches/filters';
import type { Centre } from '@/lib/shared/content/centres';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import type { EnquiryCode } from '@/lib/server/content/courses';
import { telLink } from '@/lib/shared/content/site';
import { NextBatches, type NextBatchesProps } from './NextBatches';
import styles from './NextBatches.module.css';

type CityOfClasses = Pick<NextBatchesProps, 'batches' | 'total'> & {
  /** Value of the city filter; empty for all cities. */
  value: string;
  label: string;
  /** A centre of the city, which is called where the city has no class. */
  centre?: Centre | undefined;
};

type CityClassesProps = {
  course: { slug: string; name: string; enquire: EnquiryCode };
  /** The first has the classes of all cities. */
  cities: readonly CityOfClasses[];
  /** The later semesters that /batches lists for the course. */
  laterTotal: number;
};

/** That a city has no class for beginners, whom to call, and the next classes elsewhere. */
const NoneHere = ({
  course,
  city,
  elsewhere,
}: {
  course: CityClassesProps['course'];
  city: CityOfClasses;
  elsewhere: NextBatchesProps;
}) => (
  <>
    <EmptyState art="no-batches" title={`No class for beginners in ${city.label} yet`}>
      {city.centre && (
        <>
          <p>{`${city.centre.name} hears about new classes first. Call, or leave your number.`}</p>
          <p className="cluster gap-2">
            <ButtonLink href={telLink(city.centre.phone)} variant="outline">
              {`Call ${city.centre.phone}`}
            </ButtonLink>
            <ButtonLink
              href={enquiryHref({ course: course.enquire, centre: city.centre.id, topic: course.name })}
            >
              Tell me first
            </ButtonLink>
          </p>
        </>
      )}
    </EmptyState>
    {elsewhere.batches.length > 0 && (
      <div className="stack gap-2">
        <p className="strong">The next ones in other cities</p>
        <NextBatches {...elsewhere} isNamed />
      </div>
    )}
  </>
);

/** The next classes of a diploma for beginners, by city; without JavaScript too. */
export function CityClasses({ course, cities, laterTotal }: CityClassesProps) {
  const [all] = cities;
  const { slug } = course;
  return (
    <div className="stack gap-4">
      <fieldset className={styles.cities}>
        <legend>Next classes for beginners</legend>
        {cities.map((city, index) => (
          <Fragment key={city.value}>
            <input
              type="radio"
              name="classes-in"
              id={`classes-in-${city.value}`}
              value={city.value}
              defaultChecked={index === 0}
              data-city=""
              className={styles.radio}
            />
            <label htmlFor={`classes-in-${city.value}`} className="chip">
              {city.label} <span>{city.total}</span>
            </label>
            <div className={styles.panel}>
              {city.batches.length > 0 || !all ? (
                <NextBatches
                  course={slug}
                  city={city.value}
                  batches={city.batches}
                  total={city.total}
                  isNamed
                />
              ) : (
                <NoneHere
                  course={course}
                  city={city}
                  elsewhere={{ course: slug, batches: all.batches, total: all.total }}
                />
              )}
            </div>
          </Fragment>
        ))}
      </fieldset>
      {laterTotal > 0 && (
        <p>
          <a
            href={batchesHref({ course: [slug], later: true })}
          >{`Also show later semesters (${laterTotal})`}</a>
        </p>
      )}
    </div>
  );
}

import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import { findCourse } from '@/lib/server/catalogue/catalogue';
import type { BatchQuery } from '@/lib/server/classes/find-batches';
import type { UpcomingBatch } from '@/lib/shared/classes/batch';
import { batchesHref } from '@/lib/shared/classes/filters';
import { statusesToShow } from '@/lib/shared/classes/labels';
import { weekend } from '@/lib/shared/classes/parts-of-day';
import { placeOf } from '@/lib/shared/content/centres';
import { CityRows } from './CityRows';
import { ClassRow, ClassRows } from './ClassRow';
import styles from './NextClasses.module.css';

type ClassListProps = Pick<BatchQuery, 'city' | 'when'> & {
  courseSlug: string;
  /** The next classes, at most three. */
  batches: readonly UpcomingBatch[];
  /** Further classes. `CityRows` shows classes of the visitor's city first, in place of as many of `batches`. */
  otherCityBatches?: readonly UpcomingBatch[];
  /** Number of classes on /batches for the course, city and time. */
  total: number;
  /** True if the heading above says for whom the classes are. */
  hidesAudience?: boolean;
};

const sharedAudienceOf = ([first, ...others]: readonly UpcomingBatch[]) =>
  others.every(({ audience }) => audience === first?.audience) ? first?.audience : undefined;

export function ClassList({
  courseSlug,
  city,
  when,
  batches,
  otherCityBatches = [],
  total,
  hidesAudience,
}: ClassListProps) {
  const audience = sharedAudienceOf(batches);
  const shownStatuses = statusesToShow(batches);
  return (
    <div className="stack gap-1">
      {audience && !hidesAudience && <p className="muted">{audience}</p>}
      <ClassRows>
        <CityRows
          maxRows={batches.length}
          rows={[...batches, ...otherCityBatches].map((batch) => ({
            city: batch.centre.cityKey,
            row: (
              <ClassRow
                key={batch.id}
                batch={batch}
                title={<a href={batch.centre.href}>{unbroken(placeOf(batch.centre))}</a>}
                status={shownStatuses.has(batch.status) ? batch.status : undefined}
                notes={audience ? undefined : batch.audience}
              />
            ),
          }))}
        />
      </ClassRows>
      <AllClassesLink courseSlug={courseSlug} city={city} when={when} total={total} />
    </div>
  );
}

export const AllClassesLink = ({
  courseSlug,
  city,
  when,
  total,
}: Pick<ClassListProps, 'courseSlug' | 'city' | 'when' | 'total'>) => (
  <a
    href={batchesHref({
      course: [courseSlug],
      city: city ? [city] : [],
      ...(when && { [when === weekend ? 'days' : 'time']: [when] }),
    })}
    className={cx('strong', linkStyles.tap, styles.all)}
  >
    <span>{total === 1 ? 'See this class' : `All ${total} classes`}</span>
    <span className="visuallyHidden">{` of ${findCourse(courseSlug)?.name ?? courseSlug}`}</span>
  </a>
);

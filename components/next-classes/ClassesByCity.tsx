import { ChipPanels } from '@/components/ui/ChipPanels';
import linkStyles from '@/components/ui/Link.module.css';
import { findCourse } from '@/lib/server/catalogue/catalogue';
import { cityChoices } from '@/lib/server/classes/classes';
import { getUpcomingBatches } from '@/lib/server/classes/collect';
import { findBatches } from '@/lib/server/classes/find-batches';
import { findNextClasses } from '@/lib/server/classes/next-classes';
import { batchesHref, noFilters } from '@/lib/shared/classes/filters';
import { getCentres } from '@/lib/shared/content/centres';
import { cityKey } from '@/lib/shared/util/names';
import { ClassList } from './ClassList';
import { NoClasses } from './NoClasses';

const citiesOf = (course: string) =>
  cityChoices
    .map(({ key, label }) => ({
      value: key,
      label,
      centre: getCentres().find(({ city }) => cityKey(city) === key),
      ...findNextClasses(course, key),
    }))
    .toSorted((a, b) => b.total - a.total);

export function ClassesByCity({ slug }: { slug: 'adse' | 'hdse' }) {
  const course = findCourse(slug);
  const found = findBatches(getUpcomingBatches(), { ...noFilters, course: [slug] });
  if (!course) return null;
  if (found.total + found.laterTotal === 0)
    return (
      <div className="stack gap-2">
        <h2>Next classes for beginners</h2>
        <NoClasses course={course} />
      </div>
    );
  const allCities = { value: '', label: 'All cities', centre: undefined, ...findNextClasses(slug) };
  const cities = [allCities, ...citiesOf(slug)];
  return (
    <div className="stack gap-1">
      <ChipPanels
        name="classes-in"
        legend={<h2>Next classes for beginners</h2>}
        chosen=""
        isCity
        items={cities.map((city) => ({
          value: city.value,
          label: (
            <>
              {`${city.label} `}
              <span>{city.total}</span>
            </>
          ),
          panel:
            city.batches.length > 0 ? (
              <ClassList
                courseSlug={slug}
                city={city.value}
                batches={city.batches}
                total={city.total}
                hidesAudience
              />
            ) : (
              <>
                <NoClasses course={course} city={city} />
                {allCities.batches.length > 0 && (
                  <div className="stack gap-2">
                    <p className="strong">The next classes in other cities</p>
                    <ClassList courseSlug={slug} batches={allCities.batches} total={allCities.total} />
                  </div>
                )}
              </>
            ),
        }))}
      />
      {found.laterTotal > 0 && (
        <p>
          <a
            href={batchesHref({ course: [slug], later: true })}
            className={linkStyles.tap}
          >{`Show ${found.laterSemesters} too (${found.laterTotal})`}</a>
        </p>
      )}
    </div>
  );
}

import { ButtonLink } from '@/components/ui/Button';
import { LastUpdated } from '@/components/ui/Notice';
import { Tabs } from '@/components/ui/Tabs';
import type { CentrePage } from '@/lib/server/backend/centres';
import type { EventGroup, StudentOfTheMonth } from '@/lib/server/backend/lists';
import type { Listed } from '@/lib/server/backend/types';
import type { ClassOfCentre } from '@/lib/server/batches/classes';
import { batchesHref } from '@/lib/shared/batches/filters';
import { cityValue } from '@/lib/shared/util/names';
import { getCentres } from '@/lib/shared/content/centres';
import { firstPlacementMonth, formatMonth, monthOf } from '@/lib/shared/util/time';
import type { ReactNode } from 'react';
import { BatchTable } from './BatchTable';
import { cx } from '@/components/ui/cx';
import styles from './CentreTabs.module.css';
import { Placements } from './Placements';
import { Projects } from './Projects';
import { EmptyState } from '@/components/ui/EmptyState';
import { EventTile } from '@/components/ui/EventTile';
import { FactList } from '@/components/ui/Lists';
import { PersonCard, PersonGrid } from './PersonCard';

type CentreTabsProps = {
  page: CentrePage;
  /** The upcoming classes. */
  classes: Listed<ClassOfCentre>;
  /** The month of the placements, `YYYY-MM`. */
  month: string;
};

function BatchPanel({ page: { centre }, classes }: Pick<CentreTabsProps, 'page' | 'classes'>) {
  const isAlone = getCentres().filter(({ city }) => city === centre.city).length === 1;
  return (
    <ListState
      title="Upcoming Batch"
      list={classes}
      art="no-batches"
      empty="No upcoming batches are announced yet."
      hint={
        <>
          Call or message the centre. They hear about new classes first. Or{' '}
          {isAlone ? (
            <a href={batchesHref()}>see the classes of all centres</a>
          ) : (
            <a href={batchesHref({ city: [cityValue(centre.city)] })}>
              {`see the classes in ${centre.city}`}
            </a>
          )}
          .
        </>
      }
    >
      <BatchTable batches={classes.items} />
      <p className={cx('screenOnly', styles.more)}>
        <ButtonLink href={batchesHref({ centre: [centre.slug] })} variant="outline">
          Filter by course, days and time
        </ButtonLink>
      </p>
    </ListState>
  );
}

/** The five panels of a centre, all in the HTML. */
export function CentreTabs({ page, classes, month }: CentreTabsProps) {
  const { centre, students, projects, placements, events } = page;
  const tab = (id: TabName, label: string, panel: ReactNode) => ({
    id,
    label,
    icon: <TabIcon name={id} />,
    panel,
  });
  const studentPanel = (
    <ListState
      title="Student of the Month"
      list={students}
      art="no-students"
      empty="This month’s student has not been named yet."
    >
      <Students students={students.items} />
    </ListState>
  );
  const projectPanel = (
    <ListState
      title="Project of the Month"
      list={projects}
      art="no-projects"
      empty="There is no project of the month yet."
    >
      <Projects projects={projects.items} />
    </ListState>
  );
  const placementPanel = (
    <Placements
      centreId={centre.id}
      month={month}
      first={firstPlacementMonth()}
      last={monthOf()}
      placements={placements}
    />
  );
  const eventPanel = (
    <>
      <h2 className={styles.heading}>Events</h2>
      {events.state === 'unavailable' && <p>{unavailable}</p>}
      <CentreEvents events={events.items} />
      <LastUpdated list={events} always />
    </>
  );
  // A printout is for a visit to the centre: contacts, hours and classes only.
  const onScreen = (panel: ReactNode) => <div className="screenOnly">{panel}</div>;
  const tabs = [
    tab('batches', 'Upcoming Batch', <BatchPanel page={page} classes={classes} />),
    tab('students', 'Student of the Month', onScreen(studentPanel)),
    tab('projects', 'Project of the Month', onScreen(projectPanel)),
    tab('placements', 'Placement', onScreen(placementPanel)),
    tab('events', 'Event', onScreen(eventPanel)),
  ];
  return (
    <div className={styles.tabs}>
      <Tabs label={`Life at ${centre.name}`} tabs={tabs} />
    </div>
  );
}

/** The icons of the five tabs on a 24 px grid, with the line width of components/ui/Icon. */
const paths = {
  batches: 'M5 6h14v14H5ZM5 10.5h14M9 3v4M15 3v4M9 15l2 2 4-4',
  students: 'M12 4.5 21 9l-9 4.500L3 9ZM7 11.500V16c2.500 2.500 7.500 2.500 10 0v-4.500M21 9v6',
  projects:
    'M4 4h7v7H4ZM13 13h7v7h-7ZM16.500 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM4 20l3.500-7 3.500 7Z',
  placements: 'M4 8h16v11H4ZM9 8V5h6v3M4 13h16M12 12v2.500',
  events: 'M4 10v4h4l7 4.500v-13L8 10ZM18.500 9.500a4 4 0 0 1 0 5',
} as const;

export type TabName = keyof typeof paths;

/** Shown instead of a tab's label on narrow screens; the label remains the accessible name. */
export const TabIcon = ({ name }: { name: TabName }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={paths[name]} />
  </svg>
);

/** Shown instead of a list that the backend did not send. */
export const unavailable = 'We could not load this list. Try again in a minute, or call the centre.';

type ListStateProps = {
  /** Heading of the panel; shown only if no tab names it. */
  title: string;
  list: Pick<Listed<unknown>, 'state' | 'asOf'> & { items: readonly unknown[] };
  /** Drawing of the empty state, in public/art/empty. */
  art: string;
  /** Text for an empty list. */
  empty: string;
  /** What to do instead. */
  hint?: ReactNode;
  children: ReactNode;
};

/** A list, or its state: empty, unavailable or stale. */
export function ListState({ title, list, art, empty, hint, children }: ListStateProps) {
  return (
    <>
      <h2 className={styles.listStateHeading}>{title}</h2>
      {list.items.length > 0 ? (
        children
      ) : (
        <EmptyState art={art} title={list.state === 'unavailable' ? unavailable : empty}>
          {hint && <p>{hint}</p>}
        </EmptyState>
      )}
      <LastUpdated list={list} always />
    </>
  );
}

type CentreEventsProps = { events: readonly EventGroup[] };

/** One tile for each link of each event, newest first; each opens in a new tab. */
export function CentreEvents({ events }: CentreEventsProps) {
  const tiles = events.flatMap((event) => event.links.map((link) => ({ event, link })));
  if (tiles.length === 0) return <EmptyState art="no-events" title="No Events" />;
  return (
    <ul className={styles.events}>
      {tiles.map(({ event, link }) => (
        <EventTile key={`${event.key}-${link.key}`} name={event.name} link={link} />
      ))}
    </ul>
  );
}

type StudentsProps = { students: readonly StudentOfTheMonth[] };

/** Students of the month, newest first. */
export function Students({ students }: StudentsProps) {
  return (
    <PersonGrid>
      {students.map(({ key, name, image, month, semester, batchCode }) => (
        <PersonCard key={key} name={name} image={image}>
          {month && <p className={styles.studentMonth}>{formatMonth(month)}</p>}
          <FactList
            facts={[
              { label: 'Semester', value: semester },
              { label: 'Batch code', value: batchCode },
            ]}
            small
          />
        </PersonCard>
      ))}
    </PersonGrid>
  );
}

import { ButtonLink } from '@/components/ui/Button';
import { LastUpdated } from '@/components/ui/LastUpdated';
import { Tabs } from '@/components/ui/Tabs';
import type { CentrePage } from '@/lib/server/backend/centres';
import type { Listed } from '@/lib/server/backend/types';
import type { ClassOfCentre } from '@/lib/server/batches/classes';
import { batchesHref } from '@/lib/shared/batches/filters';
import { cityValue } from '@/lib/shared/util/names';
import { getCentres } from '@/lib/shared/content/centres';
import { firstPlacementMonth, monthOf } from '@/lib/shared/util/time';
import type { ReactNode } from 'react';
import { BatchTable } from './BatchTable';
import { CentreEvents } from './CentreEvents';
import { cx } from '@/components/ui/cx';
import styles from './CentreTabs.module.css';
import { ListState, unavailable } from './ListState';
import { Placements } from './Placements';
import { Projects } from './Projects';
import { Students } from './Students';
import { TabIcon, type TabName } from './TabIcon';

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

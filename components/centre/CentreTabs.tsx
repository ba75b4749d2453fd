import { LastUpdated } from '@/components/ui/LastUpdated/LastUpdated';
import { Tabs } from '@/components/ui/Tabs/Tabs';
import type { CentrePage } from '@/lib/backend';
import { dayOf } from '@/lib/time';
import { BatchTable } from './BatchTable';
import { CentreEvents } from './CentreEvents';
import styles from './CentreTabs.module.css';
import { ListState } from './ListState';
import { Placements } from './Placements';
import { Projects } from './Projects';
import { Students } from './Students';
import { TabIcon } from './TabIcon';

export type CentreTabsProps = {
  page: CentrePage;
  /** The placements' month and the picker's limits, `YYYY-MM`. */
  month: string;
  months: { first: string; last: string };
};

const ask = 'Call or write to the centre: it knows before the website does.';

/** The five panels of a centre (spec.md 2.8), all in the HTML. */
export function CentreTabs({ page, month, months }: CentreTabsProps) {
  const { batches, students, projects, placements, events, centre } = page;
  const tabs = [
    {
      id: 'batches',
      label: 'Upcoming Batch',
      icon: <TabIcon name="batches" />,
      panel: (
        <ListState
          title="Upcoming Batch"
          list={batches}
          art="no-batches"
          empty="No upcoming batches are announced yet."
          hint={ask}
        >
          <BatchTable batches={batches.items} today={dayOf()} />
        </ListState>
      ),
    },
    {
      id: 'students',
      label: 'Student of the Month',
      icon: <TabIcon name="students" />,
      panel: (
        <ListState
          title="Student of the Month"
          list={students}
          art="no-students"
          empty="No student of the month is announced yet."
        >
          <Students students={students.items} />
        </ListState>
      ),
    },
    {
      id: 'projects',
      label: 'Project of the Month',
      icon: <TabIcon name="projects" />,
      panel: (
        <ListState
          title="Project of the Month"
          list={projects}
          art="no-projects"
          empty="No project of the month is shown yet."
        >
          <Projects projects={projects.items} />
        </ListState>
      ),
    },
    {
      id: 'placements',
      label: 'Placement',
      icon: <TabIcon name="placements" />,
      panel: (
        <>
          <Placements
            centreId={centre.id}
            month={month}
            {...months}
            placements={placements.items}
            unavailable={placements.state === 'unavailable'}
          />
          <LastUpdated list={placements} />
        </>
      ),
    },
    {
      id: 'events',
      label: 'Event',
      icon: <TabIcon name="events" />,
      panel: (
        <>
          <h2 className={styles.heading}>Events</h2>
          <CentreEvents events={events.items} />
          <LastUpdated list={events} />
        </>
      ),
    },
  ];
  return (
    <div className={styles.tabs}>
      <Tabs label={`Life at ${centre.name}`} tabs={tabs} />
    </div>
  );
}

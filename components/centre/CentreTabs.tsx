import { ButtonLink } from '@/components/ui/Button';
import { LastUpdated } from '@/components/ui/LastUpdated';
import { Tabs } from '@/components/ui/Tabs';
import type { CentrePage } from '@/lib/backend';
import { batchesHref } from '@/lib/batches/filters';
import { cityValue } from '@/lib/batches/name-key';
import { dayOf } from '@/lib/foundation/time';
import type { ReactNode } from 'react';
import { BatchTable } from './BatchTable';
import { CentreEvents } from './CentreEvents';
import styles from './CentreTabs.module.css';
import { ListState } from './ListState';
import { Placements } from './Placements';
import { Projects } from './Projects';
import { Students } from './Students';
import { TabIcon, type TabName } from './TabIcon';

type CentreTabsProps = {
  page: CentrePage;
  /** The month of the placements and the limits of the picker, `YYYY-MM`. */
  month: string;
  months: { first: string; last: string };
};

const contactHint = 'Call or write to the centre: it knows before the website does.';

function BatchPanel({ page }: Pick<CentreTabsProps, 'page'>) {
  return (
    <ListState
      title="Upcoming Batch"
      list={page.batches}
      art="no-batches"
      empty="No upcoming batches are announced yet."
      hint={
        <>
          {contactHint} Or{' '}
          <a href={batchesHref({ city: [cityValue(page.centre.city)] })}>
            see the classes in {page.centre.city}
          </a>
          .
        </>
      }
    >
      <BatchTable batches={page.batches.items} today={dayOf()} />
      <p className={styles.more}>
        <ButtonLink href={batchesHref({ centre: [page.centre.slug] })} variant="outline">
          Choose by course, days and time
        </ButtonLink>
      </p>
    </ListState>
  );
}

function StudentPanel({ page }: Pick<CentreTabsProps, 'page'>) {
  return (
    <ListState
      title="Student of the Month"
      list={page.students}
      art="no-students"
      empty="No student of the month is announced yet."
    >
      <Students students={page.students.items} />
    </ListState>
  );
}

function ProjectPanel({ page }: Pick<CentreTabsProps, 'page'>) {
  return (
    <ListState
      title="Project of the Month"
      list={page.projects}
      art="no-projects"
      empty="No project of the month is shown yet."
    >
      <Projects projects={page.projects.items} />
    </ListState>
  );
}

function PlacementPanel({ page: { placements, centre }, month, months }: CentreTabsProps) {
  return <Placements centreId={centre.id} month={month} {...months} placements={placements} />;
}

function EventPanel({ page: { events } }: Pick<CentreTabsProps, 'page'>) {
  return (
    <>
      <h2 className={styles.heading}>Events</h2>
      <CentreEvents events={events.items} />
      <LastUpdated list={events} always />
    </>
  );
}

/** The five panels of a centre (docs/product/pages.md#p12), all in the HTML. */
export function CentreTabs(props: CentreTabsProps) {
  const { page } = props;
  const tab = (id: TabName, label: string, short: string, panel: ReactNode) => ({
    id,
    label,
    short,
    icon: <TabIcon name={id} />,
    panel,
  });
  const tabs = [
    tab('batches', 'Upcoming Batch', 'Batch', <BatchPanel page={page} />),
    tab('students', 'Student of the Month', 'Student', <StudentPanel page={page} />),
    tab('projects', 'Project of the Month', 'Project', <ProjectPanel page={page} />),
    tab('placements', 'Placement', 'Placement', <PlacementPanel {...props} />),
    tab('events', 'Event', 'Event', <EventPanel page={page} />),
  ];
  return (
    <div className={styles.tabs}>
      <Tabs label={`Life at ${page.centre.name}`} tabs={tabs} />
    </div>
  );
}

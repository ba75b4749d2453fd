import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import columns from '@/components/ui/Columns.module.css';
import { EventTile } from '@/components/ui/EventTile';
import { Icon, type IconName } from '@/components/ui/Icon';
import { FactList } from '@/components/ui/Lists';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { cx } from '@/components/ui/cx';
import type { CentrePageData } from '@/lib/server/backend/centres';
import type { DisplayList } from '@/lib/server/backend/types';
import type { ClassOfCentre } from '@/lib/server/classes/classes';
import { batchesHref } from '@/lib/shared/classes/filters';
import { getCentres } from '@/lib/shared/content/centres';
import { cityKey } from '@/lib/shared/util/names';
import { formatMonth } from '@/lib/shared/util/time';
import { BackendList } from './BackendList';
import { BatchTable } from './BatchTable';
import styles from './CentreTabs.module.css';
import { PersonCard, PersonGrid } from './PersonCard';
import { Placements } from './Placements';
import { Projects } from './Projects';

type CentreTabsProps = {
  page: CentrePageData;
  classes: DisplayList<ClassOfCentre>;
  /** The month of the placements, `YYYY-MM`. */
  month: string;
};

function BatchPanel({ page: { centre }, classes }: Pick<CentreTabsProps, 'page' | 'classes'>) {
  const isOnlyCentre = getCentres().filter(({ city }) => city === centre.city).length === 1;
  return (
    <BackendList
      centre={centre}
      title="Upcoming Batch"
      isTitleInTab
      list={classes}
      art="no-batches"
      emptyText="No start dates yet."
      hint={
        <>
          Message or call the centre. They hear about new classes first. Or{' '}
          {isOnlyCentre ? (
            <a href={batchesHref()}>see the classes of all centres</a>
          ) : (
            <a href={batchesHref({ city: [cityKey(centre.city)] })}>{`see the classes in ${centre.city}`}</a>
          )}
          .
        </>
      }
    >
      <BatchTable batches={classes.items} />
      <p className={cx('screenOnly', styles.filterLink)}>
        <ButtonLink href={`${batchesHref({ centre: [centre.slug] })}#change-filters`} variant="outline">
          Filter by course, days and time
        </ButtonLink>
      </p>
    </BackendList>
  );
}

export function CentreTabs({ page, classes, month }: CentreTabsProps) {
  const { centre, students, projects, placements, events } = page;
  const tabOf = (id: string, icon: IconName, label: string, panel: ReactNode) => ({
    id,
    label,
    icon: <Icon name={icon} className={styles.icon} />,
    panel,
  });
  const studentPanel = (
    <BackendList
      centre={centre}
      title="Student of the Month"
      isTitleInTab
      list={students}
      art="no-students"
      emptyText="This month’s student has not been named yet."
    >
      <PersonGrid>
        {students.items.map(({ key, name, image, month: awardMonth, semester, batchCode }) => (
          <PersonCard key={key} name={name} image={image}>
            {awardMonth && <p className="strong">{formatMonth(awardMonth)}</p>}
            <FactList
              facts={[
                { label: 'Semester', value: semester },
                { label: 'Batch code', value: batchCode },
              ]}
            />
          </PersonCard>
        ))}
      </PersonGrid>
    </BackendList>
  );
  const projectPanel = (
    <BackendList
      centre={centre}
      title="Project of the Month"
      isTitleInTab
      list={projects}
      art="no-projects"
      emptyText="There is no project of the month yet."
    >
      <Projects projects={projects.items} />
    </BackendList>
  );
  const placementPanel = <Placements centre={centre} month={month} placements={placements} />;
  const eventPanel = (
    <BackendList
      centre={centre}
      title="Events"
      list={{ ...events, items: events.items.flatMap(({ links }) => links) }}
      art="no-events"
      emptyText="No Events"
    >
      <ul className={cx(columns.grid, styles.events)}>
        {events.items.flatMap(({ key, name, links }) =>
          links.map((link) => <EventTile key={`${key}-${link.key}`} name={name} link={link} />),
        )}
      </ul>
    </BackendList>
  );
  // A printout is for a visit to the centre: contacts, hours and classes only.
  const onScreenOnly = (panel: ReactNode) => <div className="screenOnly">{panel}</div>;
  const tabs = [
    tabOf('batches', 'calendar', 'Upcoming Batch', <BatchPanel page={page} classes={classes} />),
    tabOf('students', 'cap', 'Student of the Month', onScreenOnly(studentPanel)),
    tabOf('projects', 'tiles', 'Project of the Month', onScreenOnly(projectPanel)),
    tabOf('placements', 'case', 'Placement', onScreenOnly(placementPanel)),
    tabOf('events', 'horn', 'Event', onScreenOnly(eventPanel)),
  ];
  return (
    <Section>
      <Tabs label={`Life at ${centre.name}`} tabs={tabs} />
    </Section>
  );
}

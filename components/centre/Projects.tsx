'use client';

import { useState } from 'react';
import { Art } from '@/components/art/Art';
import { Card, CardBody, CardPicture } from '@/components/ui/Card';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { FactList } from '@/components/ui/Lists';
import { Link } from '@/components/ui/Link';
import { MonthField } from '@/components/ui/MonthField';
import { SafeImage } from '@/components/ui/SafeImage';
import { withParts } from '@/components/ui/with-parts';
import type { ProjectOfTheMonth } from '@/lib/server/backend/lists';
import { counted } from '@/lib/shared/util/counted';
import { formatMonth, isMonth } from '@/lib/shared/util/time';
import { cx } from '@/components/ui/cx';
import styles from './CentreTabs.module.css';

type ProjectsProps = { projects: readonly ProjectOfTheMonth[] };

function Project({ project }: { project: ProjectOfTheMonth }) {
  const { name, image, members, semester, batchCode, month } = project;
  return (
    <Card>
      <CardPicture className={styles.picture}>
        <SafeImage
          kind="project"
          src={image}
          alt=""
          width={400}
          height={267}
          fallback={<Art name="empty/no-projects" />}
        />
      </CardPicture>
      <CardBody className={styles.body}>
        <h3>{name}</h3>
        {members.length > 0 && (
          <ul className={cx('cluster pills', styles.members)}>
            {members.map((member) => (
              <li key={member}>{member}</li>
            ))}
          </ul>
        )}
        <FactList
          facts={[
            { label: 'Semester', value: semester },
            { label: 'Batch code', value: batchCode },
            { label: 'Month', value: month && formatMonth(month) },
          ]}
          small
        />
        <Link href="/" className={styles.detail}>
          {withParts('Detail[ on the home page]', (label) => (
            <span className="visuallyHidden">{label}</span>
          ))}
        </Link>
      </CardBody>
    </Card>
  );
}

/** Status text of the month input: number of matches, or that no project has a month to filter by. */
function resultText(dated: boolean, month: string, count: number): string {
  if (!dated) return 'Projects are published for the current month only.';
  if (month === '') return '';
  return count === 0
    ? `No projects in ${formatMonth(month)}.`
    : `${counted(count, 'project')} in ${formatMonth(month)}.`;
}

/** Projects of the month, newest first, with a month filter. */
export function Projects({ projects }: ProjectsProps) {
  const ready = useHydrated();
  const [typed, setTyped] = useState('');
  const dated = projects.some((project) => project.month);
  const month = dated && isMonth(typed) ? typed : '';
  const shown = month ? projects.filter((project) => project.month === month) : projects;
  return (
    <>
      {ready && (
        <div className={cx('cluster', styles.tools)}>
          <MonthField
            id="project-month"
            value={typed}
            onMonth={setTyped}
            describedBy="project-month-says"
            clear="All months"
          />
          <p id="project-month-says" role="status" className={styles.says}>
            {resultText(dated, month, shown.length)}
          </p>
        </div>
      )}
      <ul className="grid grid-l">
        {shown.map((project) => (
          <Project key={project.key} project={project} />
        ))}
      </ul>
    </>
  );
}

import { Art } from '@/components/art/Art';
import { Card, CardBody, CardPicture } from '@/components/ui/Card';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { FactList } from '@/components/ui/Lists';
import { MonthFilter } from '@/components/ui/MonthFilter';
import { SafeImage } from '@/components/ui/SafeImage';
import tagStyles from '@/components/ui/StatusTag.module.css';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import type { ProjectOfTheMonth } from '@/lib/server/backend/lists';
import { formatMonth } from '@/lib/shared/util/time';
import styles from './Projects.module.css';

function Project({ project }: { project: ProjectOfTheMonth }) {
  const { name, image, members, semester, batchCode, month } = project;
  return (
    <Card as="article" className={styles.project}>
      <CardPicture className={styles.picture}>
        <SafeImage
          kind="project"
          src={image}
          alt=""
          width={400}
          height={267}
          fallback={<Art name="empty/no-projects" className={styles.drawing} />}
        />
      </CardPicture>
      <CardBody className={styles.body}>
        <h3>{name}</h3>
        {members.length > 0 && (
          <ul className={cx('cluster gap-2', tagStyles.pills)}>
            {members.map((member, index) => (
              <li key={index}>{member}</li>
            ))}
          </ul>
        )}
        <FactList
          facts={[
            { label: 'Semester', value: semester },
            { label: 'Batch code', value: batchCode },
            { label: 'Month', value: month && formatMonth(month) },
          ]}
        />
        <Link href="/" className={cx('strong', linkStyles.tap, styles.detail)}>
          {withParts('Detail[ on the home page]', (label) => (
            <span className="visuallyHidden">{label}</span>
          ))}
        </Link>
      </CardBody>
    </Card>
  );
}

export const Projects = ({ projects }: { projects: readonly ProjectOfTheMonth[] }) => (
  <MonthFilter
    id="project-month"
    noun={['project', 'projects']}
    undatedText="Projects are published for the current month only."
    items={projects.map((project) => ({
      key: project.key,
      month: project.month,
      card: <Project project={project} />,
    }))}
  />
);

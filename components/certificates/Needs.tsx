import { cx } from '@/components/ui/cx';
import type { Certificates } from '@/lib/server/content/information';
import { Specimen } from './Specimen';
import styles from './Certificates.module.css';

/** What the verifier needs, numbered as on the specimen beside it. */
export const Needs = ({ needs }: Pick<Certificates, 'needs'>) => (
  <div className={cx('stack columns-960', styles.needs)}>
    <Specimen marked />
    <ol className={cx('stack gap-5 numbered', styles.list)}>
      {needs.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);

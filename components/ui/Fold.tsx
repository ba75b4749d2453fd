import type { ReactElement, ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon';
import textStyles from './Text.module.css';
import { cx } from './cx';

type FoldProps = {
  title: string | ReactElement;
  /** What a title of text is about, for screen readers. */
  about?: string;
  note?: ReactNode;
  /** Id of the content: following its fragment opens the fold. */
  id?: string | undefined;
  /** If set, the content is shown over 768 px (Fold.module.css), below this heading: `true` the title, null none. */
  wideTitle?: ReactNode;
  startsOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export const Fold = ({ title, about, note, id, wideTitle, startsOpen, className, children }: FoldProps) => (
  <div className={cx(styles.fold, wideTitle !== undefined && styles.onPhones, className)}>
    {wideTitle !== undefined && <div className={styles.wide}>{wideTitle === true ? title : wideTitle}</div>}
    <details open={startsOpen}>
      <summary className={cx('row gap-3 strong', styles.summary)}>
        {typeof title === 'string' ? (
          <span>
            {title}
            {about && <span className="visuallyHidden">{`: ${about}`}</span>}
          </span>
        ) : (
          title
        )}
        {note !== undefined && <span className={cx('small muted', textStyles.regular)}>{note}</span>}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  </div>
);

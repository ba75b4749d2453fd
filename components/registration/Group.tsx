import { useId, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './RegistrationForm.module.css';

type GroupProps = {
  title?: string;
  note?: ReactNode;
  className?: string | undefined;
  hidden?: boolean;
  children: ReactNode;
};

/** One group of fields on the yellow line. Without a title its only question is the heading. */
export function Group({ title, note, className, hidden, children }: GroupProps) {
  const id = useId();
  return (
    <div
      className={cx(styles.group, className)}
      hidden={hidden}
      {...(title && { role: 'group', 'aria-labelledby': id })}
    >
      {title && (
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      )}
      {note && <p className="muted">{note}</p>}
      <div className={styles.fields}>{children}</div>
    </div>
  );
}

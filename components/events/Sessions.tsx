import columns from '@/components/ui/Columns.module.css';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { getEventForm, isOver } from '@/lib/shared/content/events';
import { now } from '@/lib/shared/util/time';
import styles from './Sessions.module.css';

export function Sessions() {
  const event = getEventForm('conference');
  const { sessions, speakers } = event;
  return (
    <Section title={words.events.sessionsTitle} id="sessions" foldedCount={sessions.length}>
      <ol className={cx(columns.grid, styles.sessions)}>
        {sessions.map(({ slug, label, title, time }) => (
          <li key={slug}>
            <p className="muted small">
              {label}, {time}
            </p>
            <h3>{title}</h3>
          </li>
        ))}
      </ol>
      {(speakers || !isOver(event, now())) && (
        <dl className={cx('cluster', styles.speakers)}>
          <div>
            <dt className="muted small">Moderator</dt>
            <dd className="strong">{speakers?.moderators.join(', ') ?? 'To be announced'}</dd>
          </div>
          <div>
            <dt className="muted small">Panelists</dt>
            <dd className="strong">{speakers?.panelists.join(', ') ?? 'To be announced'}</dd>
          </div>
        </dl>
      )}
    </Section>
  );
}

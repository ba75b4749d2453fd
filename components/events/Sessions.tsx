import { Section } from '@/components/ui/Section';
import { getEvent } from '@/lib/content/events';
import { messages } from './messages';
import styles from './Sessions.module.css';

/** The sessions of the conference and who speaks, once that is known. */
export function Sessions() {
  const { sessions, speakers } = getEvent('conference');
  return (
    <Section title={messages.sessions} id="sessions">
      <ol className={styles.sessions}>
        {sessions.map(({ slug, label, title, time }) => (
          <li key={slug}>
            <p className="muted small">
              {label}, {time}
            </p>
            <h3>{title}</h3>
          </li>
        ))}
      </ol>
      <dl className={styles.speakers}>
        <div>
          <dt className="muted small">{messages.moderator}</dt>
          <dd className="strong">{speakers?.moderator ?? messages.toBeAnnounced}</dd>
        </div>
        <div>
          <dt className="muted small">{messages.panelists}</dt>
          <dd className="strong">{speakers?.panelists.join(', ') ?? messages.toBeAnnounced}</dd>
        </div>
      </dl>
    </Section>
  );
}

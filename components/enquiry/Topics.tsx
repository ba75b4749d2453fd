import { Icon } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import { messages } from './messages';
import layout from './EnquiryLayout.module.css';
import styles from './Topics.module.css';

const topics = [
  { label: 'ACCP-AI', href: '/courses-adse' },
  { label: messages.intermediateEquivalent, href: '/courses-hdse' },
  { label: messages.placement, href: '/placement' },
  { label: messages.locations, href: '/centre-page' },
];

/** Most searched topics. The specification lists ACN Pro without a link. */
export const Topics = ({ heading: Heading }: { heading: 'h2' | 'h3' }) => (
  <section className={cx(layout.part, styles.topics)}>
    <Heading className={styles.small}>{messages.mostSearchedTopics}</Heading>
    <ul className="links taps">
      {topics.map(({ label, href }) => (
        <li key={href} className="row">
          <Link href={href}>
            {label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
      <li className="row">{messages.acnPro}</li>
    </ul>
    <p>
      <Link href="/courses">{messages.viewAllCourses}</Link>
    </p>
  </section>
);

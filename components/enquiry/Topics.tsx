import Link from 'next/link';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Enquiry.module.css';

const topics = [
  { label: 'ACCP-AI', href: '/courses-adse' },
  { label: 'Intermediate Equivalent', href: '/courses-hdse' },
  { label: 'Placement', href: '/placement' },
  { label: 'Locations', href: '/centre-page' },
];

/** Most searched topics (spec.md 2.9); ACN Pro is there without a link. */
export const Topics = () => (
  <section className={styles.topics}>
    <h3 className={styles.small}>Most searched topics</h3>
    <ul>
      {topics.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
      <li>ACN Pro</li>
    </ul>
    <p>
      <Link href="/courses" prefetch={false}>
        View all courses
      </Link>
    </p>
  </section>
);

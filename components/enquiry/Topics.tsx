import { Icon } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import layout from './Enquiry.module.css';

const topics = [
  { label: 'ACCP-AI', href: '/courses-adse' },
  { label: 'Intermediate Equivalent', href: '/courses-hdse' },
  { label: 'Placement', href: '/placement' },
  { label: 'Locations', href: '/centre-page' },
];

/** Most searched topics. The specification lists ACN Pro without a link. */
export const Topics = ({ heading: Heading }: { heading: 'h2' | 'h3' }) => (
  <section className={cx('stack gap-3', layout.part, layout.topics)}>
    <Heading className={layout.small}>Most searched topics</Heading>
    <ul className="links taps">
      {topics.map(({ label, href }) => (
        <li key={href} className="row">
          <Link href={href}>
            {label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
      <li className="row">ACN Pro</li>
    </ul>
    <p>
      <Link href="/courses">View all courses</Link>
    </p>
  </section>
);

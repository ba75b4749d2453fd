import { ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { Section } from '@/components/ui/Section';
import type { PlacementContent } from '@/lib/server/content/information';
import { officeHref } from '@/lib/shared/content/office';
import { getSite, whatsappLink } from '@/lib/shared/content/site';
import { words } from '@/content/pages/placement';
import styles from './Employers.module.css';

type EmployersProps = { employers: PlacementContent['employers'] };

/** For employers, at /placement#employers: what to send, what they get, how soon, what it costs, and contacts. */
export const Employers = ({ employers: { title, lead, facts, also, whatsapp } }: EmployersProps) => (
  <Section title={title} intro={lead} tone="sky" id="employers">
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <div className={styles.ways}>
      <ButtonLink href={whatsappLink(whatsapp)} variant="whatsapp">
        {words.whatsappOffice}
      </ButtonLink>
      <ButtonLink href={`mailto:${getSite().placementEmail}`} variant="outline">
        {words.writeEmail}
      </ButtonLink>
      <Link href={officeHref('hire')} className="link">
        {words.sendEnquiry}
      </Link>
    </div>
    <p className="measure">{also}</p>
  </Section>
);

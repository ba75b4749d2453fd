import Link from 'next/link';
import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { cityPath, type CityGroup } from '@/lib/content/centres';
import styles from './CentresStrip.module.css';

type CentresStripProps = { groups: readonly CityGroup[]; claim: string };

/** The cities in large type, each with its number of centres. */
export function CentresStrip({ groups, claim }: CentresStripProps) {
  return (
    <Section
      tone="ink"
      title={`${claim} centres across Pakistan`}
      intro="One curriculum, the same lab hours, a counsellor at each desk."
    >
      <ul className={styles.cities}>
        {groups.map((group) => (
          <li key={group.city}>
            <Link href={cityPath(group)} className={styles.city} prefetch={false}>
              {group.city}
              <span className={styles.count}>
                {group.centres.length}
                <span className="visuallyHidden"> {group.centres.length === 1 ? 'centre' : 'centres'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <ButtonLink href="/locations">Centres near me</ButtonLink>
        <ButtonLink href="/centre-page" variant="onInk">
          All centres by city
        </ButtonLink>
      </p>
    </Section>
  );
}

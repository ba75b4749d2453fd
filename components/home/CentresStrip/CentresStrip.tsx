import Link from 'next/link';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import type { CityGroup } from '@/lib/content/centres';
import styles from './CentresStrip.module.css';

export type CentresStripProps = { groups: readonly CityGroup[]; claim: string };

/** The cities, set as large as they deserve, each with its number of centres. */
export function CentresStrip({ groups, claim }: CentresStripProps) {
  return (
    <Section
      tone="ink"
      title={`${claim} centres across Pakistan`}
      intro="One curriculum, the same lab hours, a counsellor at each desk."
    >
      <ul className={styles.cities}>
        {groups.map(({ city, centres }) => (
          <li key={city}>
            <Link href="/centre-page" className={styles.city} prefetch={false}>
              {city}
              <span className={styles.count}>
                {centres.length}
                <span className="visuallyHidden"> {centres.length === 1 ? 'centre' : 'centres'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <ButtonLink href="/locations">Centres near me</ButtonLink>
        <ButtonLink href="/centre-page" look="onInk">
          All centres by city
        </ButtonLink>
      </p>
    </Section>
  );
}

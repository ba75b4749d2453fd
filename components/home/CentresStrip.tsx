import { ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { Section } from '@/components/ui/Section';
import { cityPath, type CityGroup } from '@/lib/shared/content/centres';
import { words as pageWords } from '@/content/pages/home';
import { withFacts } from '@/lib/server/content/facts';
import { cityValue } from '@/lib/shared/util/names';
import { cx } from '@/components/ui/cx';
import styles from './CentresStrip.module.css';

const words = withFacts(pageWords);

type CentresStripProps = { groups: readonly CityGroup[] };

/** The cities in large type, each with its number of centres. */
export function CentresStrip({ groups }: CentresStripProps) {
  return (
    <Section tone="ink" title={words.centresTitle} intro={words.centresText}>
      <ul className="cluster gap-2">
        {groups.map((group) => (
          <li key={group.city}>
            <Link
              href={cityPath(group)}
              className={cx('tap gap-2 strong plain', styles.city)}
              data-city={cityValue(group.city)}
            >
              {group.city}
              <span className={styles.count}>
                {group.centres.length}
                <span className="visuallyHidden"> {group.centres.length === 1 ? 'centre' : 'centres'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={cx('cluster gap-2 pair', styles.actions)}>
        <ButtonLink href="/locations">{words.centresNearMe}</ButtonLink>
        <ButtonLink href="/centre-page" variant="onInk">
          {words.allCentresByCity}
        </ButtonLink>
      </p>
    </Section>
  );
}

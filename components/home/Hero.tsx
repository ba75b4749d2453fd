import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import columns from '@/components/ui/Columns.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import frontStyles from '@/components/ui/PageFront.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Home } from '@/content/schema/site';
import { words } from '@/lib/server/catalogue/page-words';
import { Carousel } from './Carousel';
import styles from './Hero.module.css';

export function Hero({ home }: { home: Home }) {
  return (
    <div id="first-view" className={cx(columns.from768, grounds.ink, styles.hero)}>
      <div className={cx('stack gap-5', styles.words)}>
        <h1 className={styles.title}>
          {home.title.before} <span className={textStyles.bright}>{home.title.marked}</span>
        </h1>
        <p className={frontStyles.lead}>{home.lead}</p>
        <Buttons>
          <ButtonLink href="/courses">{words.home.coursesLink}</ButtonLink>
          <ButtonLink href="/batches" variant="onInk">
            {words.home.classesLink}
          </ButtonLink>
        </Buttons>
        <ul className={cx('card-title', styles.proofs)}>
          <li>
            <Link href="/placement" className={cx('row gap-2', linkStyles.quiet)}>
              {words.home.placementProof}
              <Icon name="arrow" />
            </Link>
          </li>
          <li>
            <Link href="/affiliations" className={cx('row gap-2', linkStyles.quiet)}>
              {words.home.equivalencyProof}
              <Icon name="arrow" />
            </Link>
          </li>
        </ul>
      </div>
      <section
        className={cx('screenOnly', styles.banner)}
        aria-roledescription="carousel"
        aria-label="Banners"
      >
        {/* The specification shows each banner for 2000 ms. */}
        <Carousel slideName="banner" delayMs={2000}>
          <ul className="slides">
            {home.banners.map(({ id, art, link }, index) => (
              // One link for screen readers and the keyboard: the pictures are ornaments.
              <li key={id} className="slide" aria-hidden={index > 0 || undefined}>
                <Link href={link} className={styles.slide} tabIndex={index > 0 ? -1 : undefined}>
                  <span className="visuallyHidden">{words.home.bannerLink}</span>
                  <Art name={art} inFirstView={index === 0} className={cx(artStyles.cover, styles.art)} />
                </Link>
              </li>
            ))}
          </ul>
        </Carousel>
      </section>
      <span id="first-view-end" hidden />
    </div>
  );
}

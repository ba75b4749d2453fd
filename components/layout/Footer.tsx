import { LinkList } from '@/components/ui/LinkList';
import { Logo } from '@/components/ui/Logo';
import { getNavigation } from '@/lib/content/menus';
import { getSite, telLink } from '@/lib/content/site';
import { getWords } from '@/lib/content/words';
import { LowDataSwitch } from './LowDataSwitch';
import { Marks } from './Marks';
import { messages } from './messages';
import { SocialLinks } from './SocialLinks';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import styles from './Footer.module.css';

const words = getWords('footer');

/** The site's footer: company, links, partners and accreditations, legal notes. */
export function Footer() {
  const site = getSite();
  const { footer, legal, partners, accreditations } = getNavigation();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.identity}>
          <Link href="/" className={styles.home} aria-label={messages.aptechHome}>
            <Logo again />
          </Link>
          <p className={styles.tagline}>{site.tagline}</p>
          <SocialLinks social={site.social} />
        </div>
        {footer.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.column}>
            <h2 className={styles.heading}>{title}</h2>
            <LinkList links={links} className={styles.links} />
          </nav>
        ))}
        <div className={styles.column}>
          <h2 className={styles.heading}>{words.talkToUs}</h2>
          <address className="stack gap-3">
            <p className={styles.helpline}>
              <a href={telLink(site.helpline)} translate="no">
                {site.helpline}
              </a>
            </p>
            <p>
              {site.headOffice.lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </p>
          </address>
        </div>
        <div className={styles.company}>
          <Marks title={words.partners} names={partners.map(({ name }) => name)} />
          <Link href="/affiliations" className={cx('plain', styles.affiliations)}>
            <Marks title={words.affiliationsAndRegistrations} names={accreditations} />
          </Link>
        </div>
        <div className={styles.last}>
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <LinkList links={legal} className={styles.legal} />
          <LowDataSwitch />
        </div>
      </div>
    </footer>
  );
}

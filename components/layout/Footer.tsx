import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { LinkList } from '@/components/ui/Lists';
import { Logo } from '@/components/ui/Logo';
import { SocialLinks } from '@/components/ui/SocialLinks';
import { cx } from '@/components/ui/cx';
import { getNavigation } from '@/lib/server/catalogue/menus';
import { words } from '@/lib/server/catalogue/page-words';
import { getSite, headOfficeLines, telLink, whatsappLink } from '@/lib/shared/content/site';
import styles from './Footer.module.css';
import { LowDataSwitch } from './LowDataSwitch';
import { QuickContact } from './QuickContact';

type ColumnProps = { title: string; heading?: string; children: ReactNode };

/** A part of the footer: a fold on phones, an open column with a heading on wider windows. */
const Column = ({ title, heading = title, children }: ColumnProps) => (
  <Fold title={title} wideTitle={<h2 className={styles.heading}>{heading}</h2>} className={styles.fold}>
    {children}
  </Fold>
);

const tilePaths = [
  'M0 0A1 1 0 0 1 1 1H0Z',
  'M0 0L1 1H0Z',
  'M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z',
  'M0 1A1 1 0 0 1 1 0V1Z',
];

/** Names of other companies, each behind a small shape in place of its logo. */
function CompanyMarks({ title, names }: { title: ReactNode; names: readonly string[] }) {
  return (
    <span>
      {title}
      <span className="cluster">
        {names.map((name, index) => (
          <span key={name} className={cx('row gap-2', styles.mark)}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <path d={tilePaths[index % tilePaths.length]} />
            </svg>
            {name}
          </span>
        ))}
      </span>
    </span>
  );
}

export function Footer() {
  const site = getSite();
  const { footer, legal, partners, accreditations } = getNavigation();
  const { facebook, youtube, linkedin } = site.social;
  const socialLinks = [
    ['facebook', 'Facebook', facebook],
    ['youtube', 'YouTube', youtube],
    ['linkedin', 'LinkedIn', linkedin],
    ['whatsapp', words.footer.whatsappLink, whatsappLink()],
  ] as const;
  return (
    <footer className={cx('screenOnly', grounds.ink, styles.footer)}>
      <div className={cx('container stack', styles.inner)}>
        <div className={cx('cluster middle gap-2', styles.identity)}>
          <Link href="/" className={cx(linkStyles.tap, styles.home)} aria-label="Aptech, home">
            <Logo reusesLetters />
          </Link>
          <SocialLinks links={socialLinks} className={cx('gap-1', styles.social)} />
          <p className={cx('full', styles.tagline)}>{site.tagline}</p>
        </div>
        <div className={styles.contact}>
          <QuickContact />
        </div>
        <div className={styles.columns}>
          {footer.map(({ title, links }) => (
            <Column key={title} title={title}>
              <nav aria-label={title}>
                <LinkList links={links} className={cx(linkStyles.tapList, styles.links)} />
              </nav>
            </Column>
          ))}
          <Column title={words.footer.contactColumn} heading={words.footer.contactTitle}>
            <address className={cx('stack', styles.address)}>
              <a
                href={telLink(site.helpline)}
                translate="no"
                className={cx('card-title', linkStyles.plain, styles.helpline)}
              >
                {site.helpline}
              </a>
              {headOfficeLines().map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <CompanyMarks title={words.footer.partners} names={partners.map(({ name }) => name)} />
          </Column>
        </div>
        <Link href="/affiliations" className={cx(linkStyles.plain, styles.affiliations)}>
          <CompanyMarks
            title={<span className="visuallyHidden">{words.footer.accreditations}</span>}
            names={accreditations}
          />
        </Link>
        <div className={cx('cluster middle between', styles.last)}>
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <LowDataSwitch />
          <LinkList links={legal} className={cx('cluster gap-1 full', linkStyles.quietLinks, styles.legal)} />
        </div>
      </div>
    </footer>
  );
}

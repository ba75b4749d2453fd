import { BrandIcon } from '@/components/ui/BrandIcon';
import { whatsappLink, type Site } from '@/lib/shared/content/site';
import { words as pageWords } from '@/content/pages/footer';
import { withFacts } from '@/lib/server/content/facts';
import { cx } from '@/components/ui/cx';
import styles from './Footer.module.css';

const words = withFacts(pageWords);

/** Facebook, YouTube, LinkedIn and a WhatsApp chat, each in a new tab. */
export function SocialLinks({ social }: { social: Site['social'] }) {
  const links = [
    ['facebook', 'Facebook', social.facebook],
    ['youtube', 'YouTube', social.youtube],
    ['linkedin', 'LinkedIn', social.linkedin],
    ['whatsapp', words.whatsappChat, whatsappLink()],
  ] as const;
  return (
    <ul className={cx('cluster gap-2 discs', styles.social)}>
      {links.map(([brand, name, href]) => (
        <li key={brand}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} (new tab)`}>
            <BrandIcon brand={brand} />
          </a>
        </li>
      ))}
    </ul>
  );
}

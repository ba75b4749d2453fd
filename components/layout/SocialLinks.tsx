import { BrandIcon } from '@/components/ui/BrandIcon';
import { whatsappLink, type Site } from '@/lib/content/site';
import { getWords } from '@/lib/content/words';
import { cx } from '@/components/ui/cx';
import { messages } from './messages';
import styles from './Footer.module.css';

const words = getWords('footer');

const names = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: words.whatsappChat,
};

/** Facebook, YouTube, LinkedIn and a WhatsApp chat, each in a new tab. */
export function SocialLinks({ social }: { social: Site['social'] }) {
  const links = {
    facebook: social.facebook,
    youtube: social.youtube,
    linkedin: social.linkedin,
    whatsapp: whatsappLink(),
  };
  return (
    <ul className={cx('cluster gap-2 discs', styles.social)}>
      {(Object.keys(links) as (keyof typeof links)[]).map((key) => (
        <li key={key}>
          <a
            href={links[key]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={messages.newTab(names[key])}
          >
            <BrandIcon brand={key} />
          </a>
        </li>
      ))}
    </ul>
  );
}

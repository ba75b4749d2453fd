import Link from 'next/link';
import { Icon } from '@/components/ui/Icon/Icon';
import { CoursePicture } from '../CoursePicture';
import styles from './LinkCard.module.css';

export type LinkCardProps = { slug: string; title: string; text: string; href: string };

/** A card that is one link to a course's own page. */
export const LinkCard = ({ slug, title, text, href }: LinkCardProps) => (
  <li className={styles.card}>
    <CoursePicture slug={slug} className={styles.art} />
    <div className={styles.body}>
      <h2 className={styles.title}>
        {/* Next guesses that `?id=` shows this page's own tree and asks for a piece that is not there: no prefetch. */}
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      </h2>
      <p>{text}</p>
      <Icon name="arrow" className={styles.arrow} />
    </div>
  </li>
);

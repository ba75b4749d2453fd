import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import people from '@/components/ui/People.module.css';
import { SafeImage } from '@/components/ui/SafeImage';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import styles from './PersonCard.module.css';

type PersonCardProps = { name: string; image: string | undefined; children: ReactNode };

export function PersonCard({ name, image, children }: PersonCardProps) {
  const portrait = cx(artStyles.portrait, people.portrait, styles.photo);
  return (
    <li className="stack">
      <SafeImage
        kind="person"
        src={image}
        alt=""
        width={220}
        height={220}
        className={portrait}
        fallback={<Art name="people/default" className={portrait} />}
      />
      <h3 className={textStyles.anywhere}>{name}</h3>
      {children}
    </li>
  );
}

export const PersonGrid = ({ children }: { children: ReactNode }) => (
  <ul className={people.people}>{children}</ul>
);

import type { ItemPhoto } from '@/lib/shared/schema/groups';
import { Abbreviated } from '@/components/ui/Abbreviated';
import { Card, CardBody, CardPicture, CoverLink } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { ItemPicture } from '@/components/art/ItemPicture';
import styles from './CourseDetail.module.css';

type LinkCardProps = {
  slug: string;
  title: string;
  text: string;
  href: string;
  /** A photograph instead of the drawing. */
  image?: ItemPhoto | undefined;
  /** True for the card in a phone's first view. */
  first?: boolean;
};

/** A card that is one link to a course's page. */
export const LinkCard = ({ slug, title, text, href, image, first = false }: LinkCardProps) => (
  <Card>
    <CardPicture>
      <ItemPicture name={`courses/${slug}`} image={image} first={first} />
    </CardPicture>
    <CardBody>
      <h2 className="card-title">
        <CoverLink href={href}>
          <Abbreviated>{title}</Abbreviated>
        </CoverLink>
      </h2>
      <p className="muted">{text}</p>
      <Icon name="arrow" className={styles.arrow} />
    </CardBody>
  </Card>
);

import type { Photo } from '@/lib/content/schema/fields';
import { Abbreviated } from '@/components/ui/Abbreviated';
import { Card, CardBody, CardPicture, CoverLink } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { ItemPicture } from '@/components/art/ItemPicture';
import styles from './LinkCard.module.css';

type LinkCardProps = {
  slug: string;
  title: string;
  text: string;
  href: string;
  /** A photograph instead of the drawing. */
  image?: Photo | undefined;
};

/** A card that is one link to a course's page. */
export const LinkCard = ({ slug, title, text, href, image }: LinkCardProps) => (
  <Card>
    <CardPicture>
      <ItemPicture name={`courses/${slug}`} image={image} />
    </CardPicture>
    <CardBody>
      <h2 className="display-s">
        {/* No prefetch: Next takes `?id=` for this page's own tree and requests a payload that does not exist. */}
        <CoverLink href={href} prefetch={false}>
          <Abbreviated>{title}</Abbreviated>
        </CoverLink>
      </h2>
      <p className="muted">{text}</p>
      <Icon name="arrow" className={styles.arrow} />
    </CardBody>
  </Card>
);

import { Card, CardBody, CardPicture, CoverLink } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { CoursePicture } from './CoursePicture';
import styles from './LinkCard.module.css';

type LinkCardProps = { slug: string; title: string; text: string; href: string };

/** A card that is one link to a course's page. */
export const LinkCard = ({ slug, title, text, href }: LinkCardProps) => (
  <Card>
    <CardPicture>
      <CoursePicture slug={slug} />
    </CardPicture>
    <CardBody>
      <h2 className="display-s">
        {/* No prefetch: Next takes `?id=` for this page's own tree and requests a payload that does not exist. */}
        <CoverLink href={href} prefetch={false}>
          {title}
        </CoverLink>
      </h2>
      <p className="muted">{text}</p>
      <Icon name="arrow" className={styles.arrow} />
    </CardBody>
  </Card>
);

import { Art } from '@/components/art/Art';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { SafeImage } from '@/components/ui/SafeImage';
import type { CentrePage } from '@/lib/server/backend/centres';
import { mapLink } from '@/lib/shared/content/centre-links';
import { defaultMap } from '@/lib/server/seo/centre-links';
import { cx } from '@/components/ui/cx';
import styles from './CentreHeader.module.css';
import { MapArt } from './MapArt';
import { MapFacade } from './MapFacade';

type CentreMediaProps = { page: Pick<CentrePage, 'centre' | 'detail'> };

/** The centre's photo (or a drawing), the map, which loads on request, and the looping video. */
export function CentreMedia({ page: { centre, detail } }: CentreMediaProps) {
  const of = detail.map ? `${centre.name}, ${centre.city}` : centre.city;
  return (
    <div className={cx('screenOnly', styles.media)}>
      <div className={cx('covered rounded', styles.photo)}>
        <SafeImage
          kind="centre"
          src={detail.image}
          alt=""
          width={840}
          height={600}
          sizes="(width <= 960px) 100vw, 500px"
          priority
          fallback={<Art name={`centres/${centre.slug}`} first />}
        />
      </div>
      <MapFacade src={detail.map ?? defaultMap(centre)} of={of} fallbackHref={mapLink(centre)}>
        <MapArt seed={centre.slug} />
      </MapFacade>
      <LoopVideo
        src={detail.video ?? '/video/centre.mp4'}
        label={`inside ${centre.name}`}
        poster={<Art name="video/centre" />}
        className={styles.film}
      />
    </div>
  );
}

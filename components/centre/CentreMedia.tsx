import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { SafeImage } from '@/components/ui/SafeImage';
import { cx } from '@/components/ui/cx';
import type { CentrePageData } from '@/lib/server/backend/centres';
import { defaultMap, mapLink } from '@/lib/server/catalogue/centre-links';
import styles from './CentreMedia.module.css';
import { MapFacade } from './MapFacade';

type CentreMediaProps = { page: Pick<CentrePageData, 'centre' | 'detail'> };

export function CentreMedia({ page: { centre, detail } }: CentreMediaProps) {
  const photo = detail.image
    ? ({ kind: 'centre', src: detail.image, alt: '' } as const)
    : ({ kind: 'image', src: centre.image?.file, alt: centre.image?.alt ?? '' } as const);
  const place = detail.map ? `${centre.name}, ${centre.city}` : centre.city;
  return (
    <div className={styles.media}>
      <div className={cx(artStyles.covered, styles.photo)}>
        <SafeImage
          {...photo}
          width={840}
          height={600}
          sizes="(width <= 960px) 100vw, 500px"
          priority
          fallback={<Art name={`centres/${centre.slug}`} inFirstView />}
        />
      </div>
      <MapFacade src={detail.map ?? defaultMap(centre)} place={place} fallbackHref={mapLink(centre)}>
        <MapArt />
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

/** A decorative map, which is not accurate. */
const MapArt = () => (
  <svg
    className={cx(artStyles.cover, styles.mapDrawing)}
    viewBox="0 0 320 240"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d="M30 140h86v70H30ZM210 24h70v52h-70Z" fill="var(--teal)" opacity="0.35" />
    <path
      d="M22 0V240M128 0V240M244 0V240M0 74H320M0 196H320"
      fill="none"
      stroke="var(--white)"
      strokeWidth="5"
    />
    <path
      d="M-10 52C90 52 180 172 330 172M112 -10L214 250"
      fill="none"
      stroke="var(--white)"
      strokeWidth="16"
    />
    {/* Scaled so that the whole pin shows above the button, even in a flat or small tile. */}
    <g transform="translate(61 28) scale(.62)">
      <path d="M160 168s44-40 44-74a44 44 0 0 0-88 0c0 34 44 74 44 74Z" fill="var(--coral)" />
      <circle cx="160" cy="94" r="17" fill="var(--white)" />
    </g>
  </svg>
);

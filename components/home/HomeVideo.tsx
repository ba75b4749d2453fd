import { Art } from '@/components/art/Art';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/server/content/information';
import { getArt } from '@/lib/shared/art/catalogue';
import { VideoFacade } from './VideoFacade';
import styles from './Home.module.css';

/**
 * The embedded video behind a picture; it loads only when pressed. Without JavaScript it is a plain video with browser
 * controls, whose poster loads with the page.
 */
export function HomeVideo({ video }: { video: Home['video'] }) {
  return (
    <Section tone="white" title={video.title} intro={video.text} beside>
      <div className={cx('covered rounded', styles.frame)}>
        <VideoFacade file={video.file} title={video.title}>
          <Art name={video.poster} />
        </VideoFacade>
        <noscript>
          <video
            className="fill cover"
            src={video.file}
            poster={getArt(video.poster).src}
            controls
            loop
            muted
            playsInline
            preload="none"
            aria-label={video.title}
          />
        </noscript>
      </div>
    </Section>
  );
}

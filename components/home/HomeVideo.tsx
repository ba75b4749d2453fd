import { Art } from '@/components/art/Art';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/content/information';
import { VideoFacade } from './VideoFacade';
import styles from './HomeVideo.module.css';

/** The embedded video (docs/product/pages.md#p5) behind its poster; nothing of it loads before a press. */
export function HomeVideo({ video }: { video: Home['video'] }) {
  return (
    <Section tone="white">
      <div className={styles.layout}>
        <div className="stack gap-4">
          <h2>{video.title}</h2>
          <p className="muted large">{video.text}</p>
        </div>
        <VideoFacade file={video.file} title={video.title}>
          <Art name={video.poster} className="cover" />
        </VideoFacade>
      </div>
    </Section>
  );
}

import { Art } from '@/components/art/Art';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { cx } from '@/components/ui/cx';
import styles from './PostsBoard.module.css';

/** The looping video of the events page; only its poster without JavaScript, under reduced motion or Save-Data. */
export const EventsFilm = () => (
  <div className={cx('fill', styles.film)}>
    <LoopVideo
      src="/video/events.mp4"
      label="shapes of a day of events"
      poster={<Art name="video/events" first />}
      className={styles.fill}
    />
  </div>
);

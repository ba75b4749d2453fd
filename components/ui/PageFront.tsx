import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import grounds from './Ground.module.css';
import styles from './PageFront.module.css';
import textStyles from './Text.module.css';
import { cx } from './cx';
import { unbroken } from './unbroken';

export type PageFrontProps = {
  title: ReactNode;
  isName?: boolean;
  lead?: ReactNode;
  /** Name of its drawing in public/art/pages, or of two; or a picture, a film or a map. */
  art?: string | readonly string[] | { picture: ReactNode };
  /** `film`: the specified heights. `tall`: on wide screens nearly as high as the window. `media`: of a centre. */
  shape?: 'film' | 'tall' | 'media';
  /** True to leave the drawing out up to 768 px, so that the first view has some of the content. */
  isLow?: boolean;
  above?: ReactNode;
  below?: ReactNode;
};

export const PageFront = ({ title, isName, lead, art, shape, isLow, above, below }: PageFrontProps) => {
  const isPicture = typeof art === 'object' && 'picture' in art;
  return (
    <header
      id="first-view"
      className={cx(
        grounds.ink,
        styles.front,
        art && styles.withArt,
        art && !isPicture && styles.drawn,
        Array.isArray(art) && styles.pair,
        isLow && styles.low,
        shape && cx(styles.shaped, styles[shape]),
      )}
    >
      <div className={styles.words}>
        {above && <p className={cx('strong', textStyles.bright)}>{above}</p>}
        <h1 tabIndex={-1} translate={isName ? 'no' : undefined}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{typeof lead === 'string' ? unbroken(lead) : lead}</p>}
        {below}
      </div>
      {art && (
        <div className={cx('screenOnly', artStyles.covered, styles.art)}>
          {isPicture
            ? art.picture
            : [art].flat().map((name) => <Art key={name} name={`pages/${name}`} inFirstView={!isLow} />)}
        </div>
      )}
      <span id="first-view-end" hidden />
    </header>
  );
};

import grounds from '@/components/ui/Ground.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/content/schema/blocks';
import styles from './Figures.module.css';

/** Puts a narrow no-break space before the unit of a figure: "10 M". */
const withNarrowSpace = (number: string) => number.replace(/ (?=[KM]$)/, '\u202f');

const { signal, sky, coral, ink, white, panel } = grounds;
const itemGrounds = [signal, sky, coral, ink, cx('surface', white), sky];

export const Figures = ({ block }: { block: BlockOf<'figures'> }) => (
  <ul
    className={cx(
      styles.figures,
      block.items.length === 2 && styles.two,
      block.items.length > 3 && styles.many,
    )}
  >
    {block.items.map(({ number, label, text }, index) => (
      <li key={label} className={cx('stack gap-2', panel, itemGrounds[index])}>
        <strong className={textStyles.figure}>{withNarrowSpace(number)}</strong>
        <span className="strong">{label}</span>
        {text && <p className="small">{text}</p>}
      </li>
    ))}
  </ul>
);

import { randomFrom } from '@/lib/shared/art/tiles';
import { cx } from '@/components/ui/cx';
import styles from './CentreTabs.module.css';

type MapArtProps = { seed: string };

/** A decorative map derived from the centre's name: blocks, two main roads, a park and the pin. It is not accurate. */
export function MapArt({ seed }: MapArtProps) {
  const random = randomFrom(`map/${seed}`);
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const streets = Array.from({ length: 6 }, (_, index) => {
    const at = index * 55 + between(5, 40);
    return index % 2 === 0 ? `M${at} 0V240` : `M0 ${Math.min(at, 230)}H320`;
  });
  const [left, right] = [between(20, 90), between(120, 220)];
  return (
    <svg
      className={cx('fill', styles.art)}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="320" height="240" fill="var(--sky)" />
      <g fill="var(--teal)" opacity="0.35">
        <rect x={between(10, 60)} y={between(120, 160)} width="86" height="70" />
        <rect x={between(190, 230)} y={between(10, 40)} width="70" height="52" />
      </g>
      <g fill="none" stroke="var(--white)">
        <path d={streets.join('')} strokeWidth="5" />
        <path
          d={`M-10 ${left}C90 ${left} 180 ${right} 330 ${right}M${between(90, 130)} -10L${between(190, 240)} 250`}
          strokeWidth="16"
        />
      </g>
      <path d="M160 168s44-40 44-74a44 44 0 0 0-88 0c0 34 44 74 44 74Z" fill="var(--coral)" />
      <circle cx="160" cy="94" r="17" fill="var(--white)" />
    </svg>
  );
}

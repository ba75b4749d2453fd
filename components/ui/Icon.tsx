import type { CSSProperties, ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import styles from './Icon.module.css';
import { cx } from './cx';

/** Drawn on a 24-unit grid with lines of 2 units, which match the weight of the display typeface. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  menu: 'M4 7h16M4 12h16M4 17h10',
  chevron: 'M6 9.5l6 6 6-6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  download: 'M12 4v11M6.5 10.5 12 16l5.5-5.5M5 20h14',
  external: 'M8 6h10v10M18 6 6 18',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9',
  phone:
    'M6.5 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A13.5 13.5 0 0 1 4.5 6a2 2 0 0 1 2-2Z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 7.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  turn: 'M19 12a7 7 0 1 1-2-4.9L19.5 9M19.5 4v5h-5',
  calendar: 'M5 6h14v14H5ZM5 10.5h14M9 3.5V7M15 3.5V7',
  cap: 'M12 4.5 21 9l-9 4.500L3 9ZM7 11.500V16c2.500 2.500 7.500 2.500 10 0v-4.500M21 9v6',
  tiles:
    'M4 4h7v7H4ZM13 13h7v7h-7ZM16.500 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM4 20l3.500-7 3.500 7Z',
  case: 'M4 8h16v11H4ZM9 8V5h6v3M4 13h16M12 12v2.500',
  horn: 'M4 10v4h4l7 4.500v-13L8 10ZM18.500 9.500a4 4 0 0 1 0 5',
  fee: 'M3 6h18v12H3ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM6.500 12h.01M17.500 12h.01',
  question:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM9.500 9.700a2.500 2.500 0 1 1 3.700 2.200c-.8.5-1.200.9-1.200 2M12 16.700v.01',
  save: 'M7 4h10v16l-5-4.5L7 20Z',
} as const;

export type IconName = keyof typeof paths;
type IconProps = { name: IconName; className?: string | undefined };

export const Icon = ({ name, className }: IconProps) => (
  <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** In the order of public/art/marks.svg. */
export const brands = ['facebook', 'youtube', 'instagram', 'twitter', 'whatsapp', 'linkedin'] as const;
export type Brand = (typeof brands)[number];

/** A network's logo: a mask, because our policy blocks `<use>` of another file in Firefox 115. */
export const BrandIcon = ({ brand }: { brand: Brand }) => (
  <svg
    width="20"
    height="20"
    className={styles.mark}
    style={{ '--mark': brands.indexOf(brand) } as CSSProperties}
    aria-hidden="true"
  />
);

type IconButtonProps = {
  icon: IconName;
  children: ReactNode;
  onClick: () => void;
  variant?: 'ink' | 'picture' | 'plain';
  className?: string | undefined;
};

export const IconButton = ({ icon, children, onClick, variant = 'ink', className }: IconButtonProps) => (
  <button
    type="button"
    className={cx(buttonStyles.disc, styles.button, styles[variant], className)}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span className="visuallyHidden">{children}</span>
  </button>
);

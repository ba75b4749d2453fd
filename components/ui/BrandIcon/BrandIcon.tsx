import { siFacebook, siInstagram, siWhatsapp, siX, siYoutube } from 'simple-icons';

/** Brand marks on a 24 grid. LinkedIn's is not in simple-icons: a neutral "in" in its usual square. */
const marks = {
  facebook: siFacebook.path,
  youtube: siYoutube.path,
  instagram: siInstagram.path,
  twitter: siX.path,
  whatsapp: siWhatsapp.path,
  linkedin:
    'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM4.6 9.3v10.1h3.2V9.3ZM6.2 4.4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM9.9 9.3v10.1h3.2v-5.3c0-1.3.6-2.2 1.8-2.2s1.6.9 1.6 2.2v5.3h3.2v-6c0-2.9-1.5-4.4-3.7-4.4-1.4 0-2.4.6-2.9 1.6V9.3Z',
} as const;

export type Brand = keyof typeof marks;
export type BrandIconProps = { brand: Brand; className?: string | undefined };

/** A network's mark in the colour of the text around it. Always decoration: its control carries the name. */
export function BrandIcon({ brand, className }: BrandIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d={marks[brand]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

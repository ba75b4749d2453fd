export type Brand = 'facebook' | 'youtube' | 'instagram' | 'twitter' | 'whatsapp' | 'linkedin';
type BrandIconProps = { brand: Brand; className?: string | undefined };

/** A network's mark in the colour of the text around it. Always decoration: its control carries the name. */
export function BrandIcon({ brand, className }: BrandIconProps) {
  return (
    <svg
      width="20"
      height="20"
      fill="currentColor"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/art/brands.svg#${brand}`} />
    </svg>
  );
}

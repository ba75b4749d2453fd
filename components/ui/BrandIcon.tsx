export type Brand = 'facebook' | 'youtube' | 'instagram' | 'twitter' | 'whatsapp' | 'linkedin';
type BrandIconProps = { brand: Brand; className?: string | undefined };

/** A network's logo in the colour of the surrounding text. Decorative: its control has the accessible name. */
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

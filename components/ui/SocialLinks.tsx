import buttonStyles from './Button.module.css';
import { type Brand, BrandIcon } from './Icon';
import { cx } from './cx';

type SocialLinksProps = {
  links: readonly (readonly [brand: Brand, name: string, href: string | undefined])[];
  className?: string | undefined;
};

/** Links with little markup, because the footer of every page has them. */
export const SocialLinks = ({ links, className }: SocialLinksProps) => (
  <ul className={cx('cluster', buttonStyles.discs, className)}>
    {links.map(
      ([brand, name, href]) =>
        href && (
          <li key={brand}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} (new tab)`}>
              <BrandIcon brand={brand} />
            </a>
          </li>
        ),
    )}
  </ul>
);

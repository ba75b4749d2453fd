import { Link } from './Link';

type LinkListProps = {
  links: readonly { href: string; label: string }[];
  className?: string | undefined;
  'aria-label'?: string;
};

/** A list of links. */
export const LinkList = ({ links, ...attributes }: LinkListProps) => (
  <ul {...attributes}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
);

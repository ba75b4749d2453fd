import Link from 'next/link';

type LinkListProps = {
  links: readonly { href: string; label: string }[];
  className?: string | undefined;
  'aria-label'?: string;
};

/** A list of links, without prefetch: it would load many pages that nobody asked for. */
export const LinkList = ({ links, ...attributes }: LinkListProps) => (
  <ul {...attributes}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href} prefetch={false}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

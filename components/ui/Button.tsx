import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './cx';
import { ExternalLink } from './ExternalLink';
import { Link } from './Link';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'ink' | 'outline' | 'quiet' | 'onInk' | 'whatsapp';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant };

/** A button that acts on this page; links that look like buttons are ButtonLink. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cx(styles.button, styles[variant], className)} {...rest} />;
}

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  className?: string | undefined;
  /** Opens in a new tab and tells screen readers. */
  external?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ href, children, variant = 'primary', className, external }: ButtonLinkProps) {
  const classes = cx(styles.button, styles[variant], className);
  if (external)
    return (
      <ExternalLink href={href} className={classes}>
        {children}
      </ExternalLink>
    );
  // The frame opens the enquiry over the page (app/_layout/EnquiryMount), so Next need not follow its link.
  const plain = !href.startsWith('/') || /^\/(api\/|enquire\b)/.test(href);
  if (plain)
    return (
      <a href={href} className={classes}>
        {children}
      </a>
    );
  return (
    <Link href={href} className={classes}>
      {children}
    </Link>
  );
}

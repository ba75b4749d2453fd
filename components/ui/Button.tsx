import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { NearMe } from '@/components/ui/browser/useNearMe';
import styles from './Button.module.css';
import { ExternalLink } from './ExternalLink';
import grounds from './Ground.module.css';
import { BrandIcon, Icon } from './Icon';
import { Link } from './Link';
import { cx } from './cx';

type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'onInk' | 'whatsapp';

/** `row`: at least 40 px high, for rows of a list; otherwise at least 48 px. */
type ButtonLook = { variant?: ButtonVariant | undefined; size?: 'row' | undefined };

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook;

const classesOf = ({ variant = 'primary', size }: ButtonLook, className?: string) =>
  cx(styles.button, styles[variant], size && styles.row, className);

export const Button = ({ variant, size, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={classesOf({ variant, size }, className)} {...rest} />
);

type ButtonLinkProps = ButtonLook & { href: string; children?: ReactNode; className?: string | undefined };

export function ButtonLink({ href, children = 'WhatsApp', className, ...look }: ButtonLinkProps) {
  // Links to the enquiry are plain: EnquirySidebar opens the enquiry over the page.
  const isPlain = !href.startsWith('/') || /^\/(api\/|enquire\b)/.test(href);
  const Anchor = href.startsWith('https:') ? ExternalLink : isPlain ? 'a' : Link;
  return (
    <Anchor href={href} className={classesOf(look, className)}>
      {look.variant === 'whatsapp' && <BrandIcon brand="whatsapp" />}
      {children}
    </Anchor>
  );
}

export const Buttons = ({ children, className = 'gap-3' }: { children: ReactNode; className?: string }) => (
  <p className={cx('cluster', styles.fillPhone, className)}>{children}</p>
);

type NearMeButtonProps = { nearMe: NearMe; onLocate: () => void; onStop: () => void; children: ReactNode };

/** Requests the device's location; pressed again, drops it. */
export function NearMeButton({ nearMe, onLocate, onStop, children }: NearMeButtonProps) {
  return (
    <Button
      variant="outline"
      className="scriptOnly"
      aria-pressed={nearMe.kind === 'at'}
      aria-busy={nearMe.kind === 'asking' || undefined}
      onClick={() => (nearMe.kind === 'at' ? onStop() : onLocate())}
    >
      <Icon name="pin" />
      {children}
    </Button>
  );
}

type CoverButtonProps = {
  href: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** As `ref` of the element that replaces a pressed `CoverButton`: focuses that element. */
export const focusReplacement = (element: HTMLElement | null) => element?.focus();

export const CoverButton = ({ href, children, ...rest }: CoverButtonProps) => (
  <>
    <button type="button" className={cx('screenOnly scriptOnly', styles.overPicture)} {...rest}>
      <span className={cx(grounds.ink, styles.button, styles.row)}>{children}</span>
    </button>
    <noscript>
      <a
        href={href}
        className={cx('screenOnly', styles.overPicture)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span className={cx(grounds.ink, styles.button, styles.row)}>{children}</span>
      </a>
    </noscript>
  </>
);

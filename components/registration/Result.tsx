import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { withParts } from '@/components/ui/with-parts';
import type { PassLinks, RegistrationReply } from '@/lib/registration/replies';
import { cx } from '@/components/ui/cx';
import { messages } from './messages';
import styles from './Result.module.css';

type ResultProps = {
  reply: RegistrationReply;
  /** Announces the result to screen readers; not set on a page that was loaded with it. */
  announce?: boolean;
  /** What follows the result. */
  children?: ReactNode;
};

/**
 * The result of an attempt. Its style follows the kind of the reply and not the word "successful" in its text, which the
 * sentence for VIPs lacks.
 */
export function Result({ reply, announce = false, children }: ResultProps) {
  const isFailure = reply.kind === 'failed';
  const kind = isFailure ? 'error' : reply.kind === 'pending' ? 'info' : 'success';
  const role = announce ? { announce: isFailure ? ('alert' as const) : ('status' as const) } : {};
  return (
    <div className={styles.result}>
      <Notice kind={kind} {...role}>
        <p>{withParts(reply.message, '/pass')}</p>
        {reply.kind === 'registered' && reply.note && <p>{reply.note}</p>}
        {'past' in reply && <p>{reply.past}</p>}
      </Notice>
      {reply.kind === 'registered' && reply.pass && <Passes pass={reply.pass} isPast={'past' in reply} />}
      {children}
    </div>
  );
}

const isEntryPass = (name: string) => /\.jpe?g$/.test(name);

function Pass({ url, name }: PassLinks['files'][number]) {
  const size = isEntryPass(name) ? { width: 1600, height: 1000 } : { width: 840, height: 1372 };
  return (
    <figure className={cx('stack gap-2', styles.pass)}>
      <img
        src={url}
        alt={isEntryPass(name) ? messages.yourEntryPass : messages.yourPass}
        {...size}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <a href={url} download={name}>
          {messages.download(name)}
        </a>
      </figcaption>
    </figure>
  );
}

/** The images and plain links: a download started by a script does nothing inside WhatsApp's browser. */
function Passes({ pass, isPast }: { pass: PassLinks; isPast: boolean }) {
  const wide = pass.files.filter(({ name }) => isEntryPass(name));
  const tall = pass.files.filter(({ name }) => !isEntryPass(name));
  return (
    <div className={styles.passes}>
      {tall.map((file) => (
        <Pass key={file.url} {...file} />
      ))}
      <div className={styles.side}>
        {wide.map((file) => (
          <Pass key={file.url} {...file} />
        ))}
        <ButtonLink href={pass.page}>{messages.openYourPassPage}</ButtonLink>
        <p className="muted small">{isPast ? messages.keepPastPage : messages.keepPage}</p>
      </div>
    </div>
  );
}

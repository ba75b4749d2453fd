import { passKeptDays } from '@/lib/shared/util/durations';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Notice } from '@/components/ui/Notice';
import { SavePicture } from '@/components/ui/SavePicture';
import { withParts } from '@/components/ui/with-parts';
import type { PassLinks, RegistrationReply } from '@/lib/shared/registration/replies';
import { cx } from '@/components/ui/cx';
import styles from './Result.module.css';

const openPassText = `[Your pass page] shows your pass for ${passKeptDays} days.`;

type ResultProps = {
  reply: RegistrationReply;
  /** The registered email address. */
  email?: string | undefined;
  /** URL for questions about the next event. */
  nextEvent: string;
  /** Announces the result to screen readers; not set on a page loaded with it. */
  announce?: boolean;
  /** Shown after the result. */
  children?: ReactNode;
};

/**
 * The result of an attempt. Its style depends on the reply's kind, not on the word "successful", which the VIP message
 * lacks.
 */
export function Result({ reply, email, nextEvent, announce = false, children }: ResultProps) {
  const isFailure = reply.kind === 'failed';
  const kind = isFailure ? 'error' : reply.kind === 'pending' ? 'info' : 'success';
  const role = announce ? { announce: isFailure ? ('alert' as const) : ('status' as const) } : {};
  return (
    <div className={cx('stack gap-5', styles.result)}>
      <Notice kind={kind} {...role}>
        <p>{withParts(reply.message, '/pass')}</p>
        {reply.kind === 'registered' && reply.note && <p>{reply.note}</p>}
        {'past' in reply && <p>{reply.past}</p>}
      </Notice>
      {reply.kind === 'pending' && reply.page && (
        <ButtonLink href={reply.page} variant="outline">
          See the status of your registration
        </ButtonLink>
      )}
      {email && !isFailure && !reply.message.includes(email) && (
        <SentTo email={email} isPass={hasPass(reply)} />
      )}
      {reply.kind === 'registered' && reply.pass && <Passes pass={reply.pass} isPast={'past' in reply} />}
      {reply.kind === 'registered' && reply.pass && (
        <NextSteps page={reply.pass.page} isPast={'past' in reply} nextEvent={nextEvent} />
      )}
      {children}
    </div>
  );
}

/** True if a pass is emailed; VIPs get a reply instead. */
const hasPass = (reply: RegistrationReply) =>
  reply.kind === 'already' || (reply.kind === 'registered' && reply.pass !== undefined);

function SentTo({ email, isPass }: { email: string; isPass: boolean }) {
  return (
    <div className={cx('panel stack gap-1', styles.sent)}>
      <p className="muted small">{isPass ? 'Sent to' : 'We will write to'}</p>
      <p className={styles.address} translate="no">
        {email}
      </p>
      {isPass && (
        <p className="small">
          {withParts(
            'Nothing there in ten minutes? Check your spam folder, or [send it again]. A wrong address? Register again with the right one.',
            '/pass',
          )}
        </p>
      )}
    </div>
  );
}

/** What to do until the event, or after it. */
function NextSteps({ page, isPast, nextEvent }: { page: string; isPast: boolean; nextEvent: string }) {
  const steps = isPast
    ? [
        ['Save your pass', 'Save the picture, or find it in the email.'],
        ['Save the link', withParts(openPassText, page)],
        ['Hear about the next event', withParts('[Leave your number] and we will call you.', nextEvent)],
      ]
    : [
        ['Save your pass', 'Save the picture, or find the email on the day.'],
        ['Show it at the entrance', 'Show the QR code on your phone or on paper. Do not share it online.'],
        [
          'Add the date to your calendar',
          withParts('[Your pass page] has links for your calendar and an invitation for others.', page),
        ],
      ];
  return (
    <div>
      <h2 className="card-title">What to do now</h2>
      <ol className={cx('stack gap-4', styles.steps)}>
        {steps.map(([title, text], index) => (
          <li key={index}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
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
        alt={isEntryPass(name) ? 'Your entry pass' : 'Your pass'}
        {...size}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <SavePicture />
        <a href={url} download={name} className={cx('outline', styles.download)}>
          <Icon name="download" />
          <span>{`Download ${name}`}</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** The images with plain links, because downloads started by a script do nothing inside WhatsApp's browser. */
function Passes({ pass, isPast }: { pass: PassLinks; isPast: boolean }) {
  const wide = pass.files.filter(({ name }) => isEntryPass(name));
  const tall = pass.files.filter(({ name }) => !isEntryPass(name));
  return (
    <div className={cx('stack gap-5 columns-600', styles.passes)}>
      {tall.map((file) => (
        <Pass key={file.url} {...file} />
      ))}
      <div className={cx('stack gap-4', styles.side)}>
        {wide.map((file) => (
          <Pass key={file.url} {...file} />
        ))}
        <ButtonLink href={pass.page}>Open your pass page</ButtonLink>
        <p className="muted small">
          {isPast
            ? 'Open it once on your phone to see it without internet later.'
            : 'It shows your QR code large and bright. Open it once on your phone to see it without internet later.'}
        </p>
      </div>
    </div>
  );
}

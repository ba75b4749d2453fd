import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import columns from '@/components/ui/Columns.module.css';
import { Download } from '@/components/ui/Download';
import grounds from '@/components/ui/Ground.module.css';
import { Notice, SavePictureHint } from '@/components/ui/Notice';
import { StepList } from '@/components/ui/StepList';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import { withParts } from '@/components/ui/with-parts';
import { words } from '@/content/pages/registration';
import type { PassLinks, RegistrationReply } from '@/lib/shared/registration/replies';
import { keptFor } from '@/lib/shared/retention';
import styles from './ReplyView.module.css';

const openPassText = `[Your pass page] shows your pass for ${keptFor.answers}.`;

function titleOf(reply: RegistrationReply): string {
  if (reply.kind === 'pending') return words.thanksTitle;
  if (reply.kind === 'already') return words.alreadyTitle;
  return hasPass(reply) ? words.registeredTitle : words.appliedTitle;
}

type ReplyViewProps = {
  reply: RegistrationReply;
  email?: string | undefined;
  firstName?: string | undefined;
  nextEventUrl: string;
  children?: ReactNode;
};

export function ReplyView({ reply, email, firstName, nextEventUrl, children }: ReplyViewProps) {
  const isFailure = reply.kind === 'failed';
  const noticeKind = isFailure ? 'error' : reply.kind === 'pending' ? 'info' : 'success';
  return (
    <div
      className={cx('stack full', !isFailure && columns.from960, styles.result)}
      data-result={isFailure ? 'failed' : 'received'}
    >
      <div className="stack gap-5">
        <Notice kind={noticeKind} announce={isFailure ? 'alert' : 'status'}>
          {!isFailure && (
            <h1>
              {titleOf(reply)}
              {firstName && (
                <span translate="no">
                  , <bdi>{firstName}</bdi>
                </span>
              )}
            </h1>
          )}
          <p>{withParts(reply.message, '/pass')}</p>
          {reply.kind === 'registered' && reply.note && <p>{unbroken(reply.note)}</p>}
          {reply.past && <p>{unbroken(reply.past)}</p>}
        </Notice>
        {email && !isFailure && !reply.message.includes(email) && (
          <SentTo email={email} withPass={hasPass(reply)} />
        )}
        {reply.kind === 'registered' && reply.pass && (
          <Passes pass={reply.pass} isPast={reply.past !== undefined} />
        )}
      </div>
      {!isFailure && (
        <div className="stack gap-5 start">
          {reply.kind === 'pending' && reply.page && (
            <ButtonLink href={reply.page}>See the status of your registration</ButtonLink>
          )}
          {reply.kind === 'registered' && (
            <NextSteps
              passUrl={reply.pass?.page}
              isPast={reply.past !== undefined}
              nextEventUrl={nextEventUrl}
            />
          )}
          {children}
        </div>
      )}
    </div>
  );
}

/** True if a pass is emailed; VIPs get a reply instead. */
const hasPass = (reply: RegistrationReply) =>
  reply.kind === 'already' || (reply.kind === 'registered' && reply.pass !== undefined);

function SentTo({ email, withPass }: { email: string; withPass: boolean }) {
  return (
    <div className={cx('stack gap-1 full', grounds.panel, styles.sent)}>
      <p className="muted small">{withPass ? 'Sent to' : 'We will write to'}</p>
      <p className={cx('strong', textStyles.anywhere)} translate="no">
        {email.split(/(?=[@.])/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </p>
      {withPass && <p className="small">{withParts(words.noEmailText, '/pass')}</p>}
    </div>
  );
}

type NextStepsProps = { passUrl: string | undefined; isPast: boolean; nextEventUrl: string };

function NextSteps({ passUrl, isPast, nextEventUrl }: NextStepsProps) {
  const reviewSteps = [
    [words.reviewStep, words.reviewText],
    [words.passStep, words.passText],
  ] as const;
  const pastSteps = [
    [words.savePassStep, words.savePastPassText],
    [words.saveLinkStep, withParts(openPassText, passUrl ?? '')],
    [words.nextEventStep, withParts(words.nextEventText, nextEventUrl)],
  ] as const;
  const comingSteps = [
    [words.savePassStep, words.savePassText],
    [words.entranceStep, words.entranceText],
    [words.calendarStep, withParts(words.calendarText, '#keep')],
  ] as const;
  return (
    <div>
      <h2>{passUrl ? words.doNowTitle : words.nextTitle}</h2>
      <StepList steps={!passUrl ? reviewSteps : isPast ? pastSteps : comingSteps} />
    </div>
  );
}

function Passes({ pass, isPast }: { pass: PassLinks; isPast: boolean }) {
  return (
    <section className="stack gap-4">
      <h2>{words.passTitle}</h2>
      <div className={cx('stack gap-4', styles.passes)}>
        {pass.files.map((file, index) => (
          <figure key={file.url} className="stack gap-2">
            <img
              src={file.url}
              alt={`Your ${file.label.toLowerCase()}`}
              width={file.width}
              height={file.height}
              loading="lazy"
              decoding="async"
              className={grounds.clip}
            />
            <Download file={file} variant={index === 0 ? 'primary' : 'outline'} />
          </figure>
        ))}
        <div className="stack gap-2">
          <SavePictureHint />
          <p>
            <a href={pass.page}>{words.passLink}</a>
            <span className="muted small">{`. ${isPast ? '' : `${words.brightText} `}${words.offlineText}`}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

type VipStepsProps = { eventsEmail: string; replyTime: string | undefined };

export function VipSteps({ eventsEmail, replyTime }: VipStepsProps) {
  return (
    <div className={cx('surface', styles.card)}>
      <h2 className="card-title">{words.nextTitle}</h2>
      <StepList
        steps={[
          [words.applyStep, words.applyText],
          [words.reviewStep, [words.reviewText, replyTime].filter(Boolean).join(' ')],
          [words.passStep, words.passText],
        ]}
      />
      <p className={cx('small', textStyles.anywhere, grounds.signal, styles.contact)}>
        {words.questions} <a href={`mailto:${eventsEmail}`}>Email our events team</a>
      </p>
    </div>
  );
}

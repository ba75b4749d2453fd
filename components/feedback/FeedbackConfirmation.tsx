import { Button, ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { feedbackMessages } from '@/lib/shared/feedback/messages';

/** Without `onAgain` a link leads to an empty form. */
export function FeedbackConfirmation({ onAgain }: { onAgain?: () => void }) {
  return (
    <div className="stack gap-5">
      <Notice kind="success" title={feedbackMessages.thanks} announce="status">
        <p>Our head office reads your feedback and speaks to the centre if something should change.</p>
      </Notice>
      <p className="cluster gap-3">
        {onAgain ? (
          <Button variant="outline" onClick={onAgain}>
            Give feedback on another class
          </Button>
        ) : (
          <ButtonLink href="/feedback" variant="outline">
            Give feedback on another class
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="quiet">
          Home
        </ButtonLink>
      </p>
    </div>
  );
}

import { Button, ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { feedbackMessages } from '@/lib/shared/feedback/messages';

type FeedbackConfirmationProps = {
  /** Resets the form for another class; without JavaScript a link does. */
  onAgain?: () => void;
};

export function FeedbackConfirmation({ onAgain }: FeedbackConfirmationProps) {
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

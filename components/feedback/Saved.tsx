import { Button, ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { messages } from '@/lib/shared/feedback/fields';
import { messages as words } from './messages';

type SavedProps = {
  /** Resets the form for another class; without JavaScript a link does. */
  onAgain?: () => void;
};

/** Thanks, and links to what can be done next. */
export function Saved({ onAgain }: SavedProps) {
  return (
    <div className="stack gap-5">
      <Notice kind="success" title={messages.thanks} announce="status">
        <p>{words.whatHappensThen}</p>
      </Notice>
      <p className="cluster gap-3">
        {onAgain ? (
          <Button variant="outline" onClick={onAgain}>
            {words.giveFeedbackOnAnotherClass}
          </Button>
        ) : (
          <ButtonLink href="/feedback" variant="outline">
            {words.giveFeedbackOnAnotherClass}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="quiet">
          {words.home}
        </ButtonLink>
      </p>
    </div>
  );
}

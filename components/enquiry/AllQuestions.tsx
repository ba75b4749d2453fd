import { Preset } from './Preset';
import { hasPlace } from './prefill';
import { MessageField } from './steps/MessageField';
import { Step1You } from './steps/Step1You';
import { EmailQuestion, ProgramQuestion } from './steps/Step2Program';
import { Step3Centre } from './steps/Step3Centre';
import type { Lists } from './useLists';

type AllQuestionsProps = {
  lists: Lists;
  /** Preset answers of the link; if program and centre are among them, those questions are folded. */
  values: Readonly<Record<string, string>>;
  topic?: string | undefined;
  /** Layout of the questions before the message. */
  className?: string | undefined;
};

/** All questions at once: on the page, and in the sidebar if a link leaves only a few to ask. */
export function AllQuestions({ lists, values, topic, className }: AllQuestionsProps) {
  const place = (
    <>
      <ProgramQuestion />
      <Step3Centre lists={lists} />
    </>
  );
  const isPreset = hasPlace(values);
  return (
    <>
      <div className={className}>
        <Step1You />
        <EmailQuestion />
        {!isPreset && place}
      </div>
      <MessageField topic={topic} />
      {isPreset && <Preset lists={lists}>{place}</Preset>}
    </>
  );
}

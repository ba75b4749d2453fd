import { useFormikContext } from 'formik';
import { Fragment, type ReactNode } from 'react';
import { EmailField, TextField } from '@/components/forms/Field';
import { type FormValues, textValues } from '@/components/forms/FormProvider';
import { type Option, SelectField } from '@/components/forms/SelectField';
import { ExternalLink } from '@/components/ui/ExternalLink';
import linkStyles from '@/components/ui/Link.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { withParts } from '@/components/ui/with-parts';
import { whatsappLink } from '@/lib/shared/content/site';
import {
  enquiryControls,
  enquiryMessage,
  type EnquiryQuestion,
  maxLengths,
  normaliseEnquiry,
  optionalQuestions,
  programs,
  enquiryQuestions,
} from '@/lib/shared/enquiry/fields';
import { enquiryMessages } from '@/lib/shared/enquiry/messages';
import { CityAndCentre } from './CityAndCentre';
import styles from './questions.module.css';
import type { OptionLists } from './useCitiesAndCentres';

export type QuestionContext = {
  lists: OptionLists;
  centres: readonly Option[];
  topic: string | undefined;
};

const programOptions = programs.map(({ code, label, courses }) => ({
  value: code,
  label: courses ? `${courses} (${label})` : label,
}));

const questionRenderers: Readonly<Record<EnquiryQuestion, (context: QuestionContext) => ReactNode>> = {
  phone: () => (
    <TextField
      name={enquiryControls.phone}
      label="Mobile number"
      hint="For example 0300 1234567"
      type="tel"
      autoComplete="tel"
      noAutocorrect
    />
  ),
  name: () => <TextField name={enquiryControls.name} label="Name" autoComplete="name" noAutocorrect />,
  email: ({ topic }) => (
    <EmailField name={enquiryControls.email} label="Email" hint={<ChatInstead topic={topic} />} />
  ),
  course: () => (
    <SelectField
      name={enquiryControls.course}
      label="Program"
      prompt="Select a program"
      options={programOptions}
    />
  ),
  cityId: (context) => <CityAndCentre {...context} />,
  // CityAndCentre asks for both.
  centreId: () => null,
  message: ({ topic }) => <MessageField topic={topic} />,
};

export const Questions = ({ names, ...context }: QuestionContext & { names: readonly EnquiryQuestion[] }) =>
  names.map((name) => <Fragment key={name}>{questionRenderers[name](context)}</Fragment>);

/** A chat with the answers given so far. */
function ChatInstead({ topic }: Pick<QuestionContext, 'topic'>) {
  const { values } = useFormikContext<FormValues>();
  const fields = normaliseEnquiry({ ...textValues(values), [enquiryControls.topic]: topic });
  const text = fields.phone || fields.name || fields.topic ? enquiryMessage(fields) : undefined;
  return withParts('No email? [Message us on WhatsApp]', whatsappLink(text));
}

function MessageField({ topic }: Pick<QuestionContext, 'topic'>) {
  const { values } = useFormikContext<FormValues>();
  const fields = normaliseEnquiry({ ...textValues(values), [enquiryControls.topic]: topic });
  return (
    <>
      <TextField
        name={enquiryControls.message}
        label="Message"
        optional={optionalQuestions.includes('message')}
        hint={enquiryMessages.messageHint}
        softMaxLength={maxLengths.message}
        rows={2}
      />
      <p role="status" className={styles.tooLongHint}>
        {[...fields.message].length > maxLengths.message &&
          withParts('Need more space? [Send it on WhatsApp]. We’ll carry your text over.', (label) => (
            <ExternalLink href={whatsappLink(enquiryMessage(fields))} className={linkStyles.quiet}>
              {label}
            </ExternalLink>
          ))}
      </p>
    </>
  );
}

const presetQuestions: readonly EnquiryQuestion[] = ['course', 'cityId', 'centreId'];

/** All questions at once, for a link that presets program and centre. */
export function AllQuestions(context: QuestionContext) {
  return (
    <>
      <Questions names={enquiryQuestions.filter((name) => !presetQuestions.includes(name))} {...context} />
      <PresetFold {...context} />
    </>
  );
}

/** The preset questions, folded; open if an answer is missing, invalid or unavailable. */
function PresetFold(context: QuestionContext) {
  const isHydrated = useHydrated();
  const { errors, initialErrors, submitCount, values } = useFormikContext<FormValues>();
  const { cities, centres } = context.lists;
  const shownErrors = submitCount > 0 ? errors : initialErrors;
  const { [enquiryControls.centreId]: centreId } = textValues(values);
  const options = centres.options ?? context.centres;
  const centre = options.find(({ value }) => value === centreId)?.label;
  const isOpen =
    presetQuestions.some((name) => enquiryControls[name] in shownErrors) ||
    cities.failed ||
    centres.failed ||
    (isHydrated ? cities.options !== undefined && !centreId : !centre);
  return (
    <details className={styles.preset} open={isOpen}>
      <summary className="row between gap-3">
        <span>{centre ? `Goes to ${centre}` : 'Program and centre'}</span>
        <span className={textStyles.underlined}>Change</span>
      </summary>
      <div className={styles.fields}>
        <Questions names={presetQuestions} {...context} />
      </div>
    </details>
  );
}

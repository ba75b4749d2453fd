import { Fragment, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { type FormValues, textValues } from '@/components/forms/FormProvider';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { EmailField, TextField } from '@/components/forms/Field';
import { SelectField } from '@/components/forms/SelectField';
import { controls, programs, questionNames, type EnquiryQuestion } from '@/lib/shared/enquiry/fields';
import { CityAndCentre } from './CityAndCentre';
import { MessageField } from './MessageField';
import { hasPlace } from './prefill';
import layout from './Enquiry.module.css';
import type { Lists } from './useLists';

type Context = { lists: Lists; topic?: string | undefined };

const programOptions = programs.map(({ code, label }) => ({ value: code, label }));

/** Each question of the enquiry. One that is left out here, or in `stepOf`, is a type error. */
const questions: Readonly<Record<EnquiryQuestion, (context: Context) => ReactNode>> = {
  phone: () => <TextField name={controls.phone} label="Mobile number" type="tel" autoComplete="tel" proper />,
  name: () => <TextField name={controls.name} label="Name" autoComplete="name" proper />,
  email: () => <EmailField name={controls.email} label="Email" />,
  course: () => (
    <SelectField name={controls.course} label="Program" prompt="Select a program" options={programOptions} />
  ),
  cityId: ({ lists }) => <CityAndCentre lists={lists} />,
  // Asked with the city.
  centreId: () => null,
  message: ({ topic }) => <MessageField topic={topic} />,
};

/** Some of the questions. */
export const Questions = ({ names, ...context }: Context & { names: readonly EnquiryQuestion[] }) =>
  names.map((name) => <Fragment key={name}>{questions[name](context)}</Fragment>);

const places: readonly EnquiryQuestion[] = ['course', 'cityId', 'centreId'];
const others = questionNames.filter((name) => name !== 'message' && !places.includes(name));

type AllQuestionsProps = Context & {
  /** Preset answers of the link; if program and centre are among them, those questions are folded. */
  values: Readonly<Record<string, string>>;
  /** Layout of the questions before the message. */
  className?: string | undefined;
};

/** All questions at once: on the page, and in the sidebar if a link leaves only a few to ask. */
export function AllQuestions({ values, className, ...context }: AllQuestionsProps) {
  const isPreset = hasPlace(values);
  const place = <Questions names={places} {...context} />;
  return (
    <>
      <div className={className}>
        <Questions names={others} {...context} />
        {!isPreset && place}
      </div>
      <Questions names={['message']} {...context} />
      {isPreset && <Preset lists={context.lists}>{place}</Preset>}
    </>
  );
}

type PresetProps = { lists: Lists; children: ReactNode };

/** Program, city and centre preset by a link, folded; open if one is missing, invalid or unavailable. */
function Preset({ lists: { cities, centres }, children }: PresetProps) {
  const ready = useHydrated();
  const { errors, initialErrors, submitCount, values } = useFormikContext<FormValues>();
  const shownErrors = submitCount > 0 ? errors : initialErrors;
  const { [controls.centreId]: centreId } = textValues(values);
  const isOpen =
    [controls.course, controls.cityId, controls.centreId].some((name) => name in shownErrors) ||
    cities.failed ||
    centres.failed ||
    (cities.options ? !centreId : !ready);
  const centre = centres.options?.find(({ value }) => value === centreId)?.label;
  return (
    <details className={layout.preset} open={isOpen}>
      <summary className="between gap-3">
        <span>{centre ? `Goes to ${centre}` : 'Program and centre'}</span>
        <span className={layout.change}>Change</span>
      </summary>
      <div className={layout.fields}>{children}</div>
    </details>
  );
}

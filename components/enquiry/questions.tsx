import { Fragment, type ReactNode } from 'react';
import { EmailField, TextField } from '@/components/forms/Field';
import { SelectField } from '@/components/forms/SelectField';
import { controls, programs, questionNames, type EnquiryQuestion } from '@/lib/shared/enquiry/fields';
import { CityAndCentre } from './CityAndCentre';
import { MessageField } from './MessageField';
import { hasPlace } from './prefill';
import { Preset } from './EnquirySteps';
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

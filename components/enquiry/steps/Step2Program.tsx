import { EmailField } from '@/components/forms/EmailField';
import { SelectField } from '@/components/forms/SelectField';
import { controls, programs } from '@/lib/shared/enquiry/fields';
import { messages } from '../messages';

const options = programs.map(({ code, label }) => ({ value: code, label }));

export const EmailQuestion = () => <EmailField name={controls.email} label={messages.email} />;

export const ProgramQuestion = () => (
  <SelectField
    name={controls.course}
    label={messages.program}
    prompt={messages.selectAProgram}
    options={options}
  />
);

/** Step 2: email and program. */
export const Step2Program = () => (
  <>
    <EmailQuestion />
    <ProgramQuestion />
  </>
);

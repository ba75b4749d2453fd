import { EmailField } from '@/components/forms/EmailField';
import { SelectField } from '@/components/forms/SelectField';
import { controls, programs } from '@/lib/shared/enquiry/fields';

const options = programs.map(({ code, label }) => ({ value: code, label }));

export const EmailQuestion = () => <EmailField name={controls.email} label="Email" />;

export const ProgramQuestion = () => (
  <SelectField name={controls.course} label="Program" prompt="Select a program" options={options} />
);

/** Step 2: email and program. */
export const Step2Program = () => (
  <>
    <EmailQuestion />
    <ProgramQuestion />
  </>
);

import { EmailField } from '@/components/forms/EmailField';
import { SelectField } from '@/components/forms/SelectField';
import { controls } from '@/lib/enquiry/fields';
import { programs } from '@/lib/enquiry/programs';

const options = programs.map(({ code, label }) => ({ value: code, label }));

/** Step 2: e-mail and program (docs/product/forms.md#f2). */
export const Step2Program = () => (
  <>
    <EmailField name={controls.email} label="Email" />
    <SelectField name={controls.course} label="Program" prompt="Select a program" options={options} />
  </>
);

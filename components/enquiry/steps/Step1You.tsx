import { TelField } from '@/components/forms/TelField';
import { TextField } from '@/components/forms/TextField';

/** Step 1: mobile number and name (docs/product/forms.md#f2). */
export const Step1You = () => (
  <>
    <TelField name="uphne" label="Mobile number" />
    <TextField name="uname" label="Name" autoComplete="name" proper />
  </>
);

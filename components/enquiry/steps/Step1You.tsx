import { TelField } from '@/components/forms/TelField';
import { TextField } from '@/components/forms/TextField';
import { controls } from '@/lib/shared/enquiry/fields';

/** Step 1: mobile number and name. */
export const Step1You = () => (
  <>
    <TelField name={controls.phone} label="Mobile number" />
    <TextField name={controls.name} label="Name" autoComplete="name" proper />
  </>
);

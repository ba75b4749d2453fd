import { TextField } from '@/components/forms/TextField';
import { controls } from '@/lib/shared/enquiry/fields';

/** Step 1: mobile number and name. */
export const Step1You = () => (
  <>
    <TextField name={controls.phone} label="Mobile number" type="tel" autoComplete="tel" proper />
    <TextField name={controls.name} label="Name" autoComplete="name" proper />
  </>
);

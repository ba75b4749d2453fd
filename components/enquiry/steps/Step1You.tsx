import { TelField } from '@/components/forms/TelField';
import { TextField } from '@/components/forms/TextField';
import { controls } from '@/lib/shared/enquiry/fields';
import { messages } from '../messages';

/** Step 1: mobile number and name. */
export const Step1You = () => (
  <>
    <TelField name={controls.phone} label={messages.mobileNumber} />
    <TextField name={controls.name} label={messages.name} autoComplete="name" proper />
  </>
);

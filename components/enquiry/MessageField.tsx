'use client';

import { useFormikContext } from 'formik';
import { textValues, type FormValues } from '@/components/forms/FormProvider';
import { TextField } from '@/components/forms/Field';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { withParts } from '@/components/ui/with-parts';
import { whatsappLink } from '@/lib/shared/content/site';
import {
  controls,
  enquiryMessage,
  maxLengths,
  enquiryMessages,
  normaliseEnquiry,
} from '@/lib/shared/enquiry/fields';
import styles from './Enquiry.module.css';

/** Step 3's message. Text that is too long for the backend can be sent on WhatsApp instead, with all other answers. */
export function MessageField({ topic }: { topic?: string | undefined }) {
  const { values } = useFormikContext<FormValues>();
  const fields = normaliseEnquiry({ ...textValues(values), [controls.topic]: topic });
  const isTooLong = [...fields.message].length > maxLengths.message;
  return (
    <>
      <TextField
        name={controls.message}
        label="Message"
        optional
        hint={enquiryMessages.messageHint}
        count={maxLengths.message}
        rows={2}
      />
      <p role="status" className={styles.more}>
        {isTooLong &&
          withParts('Need more space? [Send it on WhatsApp]. We’ll carry your text over.', (label) => (
            <ExternalLink href={whatsappLink(enquiryMessage(fields))} className="link">
              {label}
            </ExternalLink>
          ))}
      </p>
    </>
  );
}

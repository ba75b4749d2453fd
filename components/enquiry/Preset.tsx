'use client';

import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { textValues, type FormValues } from '@/components/forms/FormProvider';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { controls } from '@/lib/shared/enquiry/fields';
import type { Lists } from './useLists';
import styles from './Enquiry.module.css';

type PresetProps = { lists: Lists; children: ReactNode };

/** Program, city and centre preset by a link, folded; open if one is missing, invalid or unavailable. */
export function Preset({ lists: { cities, centres }, children }: PresetProps) {
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
    <details className={styles.preset} open={isOpen}>
      <summary className="between gap-3">
        <span>{centre ? `Goes to ${centre}` : 'Program and centre'}</span>
        <span className={styles.change}>Change</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

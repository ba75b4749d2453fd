'use client';

import { useFormikContext } from 'formik';
import { PhotoField } from '@/components/forms/PhotoField';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { SelectField, type Option } from '@/components/forms/SelectField';
import { EmailField } from '@/components/forms/EmailField';
import { TextField } from '@/components/forms/TextField';
import type { FormValues } from '@/components/forms/FormProvider';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import {
  applies,
  registrationControl,
  uploadDraftControl,
  photoControl,
  studentTypes,
  userTypes,
} from '@/lib/shared/registration/fields';
import { Group } from './Group';
import { SchoolField } from './SchoolField';
import styles from './RegistrationForm.module.css';

const optionsOf = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }));

/**
 * True if a question does not apply to the answers so far. Before hydration CSS hides it, in browsers that know
 * `:has()`.
 */
function useIsHidden(): (field: keyof typeof applies) => boolean {
  const { values } = useFormikContext<FormValues>();
  const isHydrated = useHydrated();
  return (field) => isHydrated && !applies[field](values as Record<string, string>);
}

type PersonalGroupProps = {
  /** True to ask for the city, as the conference form does. */
  city?: boolean;
  emailHint?: string;
  keptPhoto?: string | undefined;
  /** Name of the form's draft. */
  draft: string;
};

/** The first questions of every form. */
export function PersonalGroup({
  city = false,
  emailHint = 'Your pass goes to this address.',
  keptPhoto,
  draft,
}: PersonalGroupProps) {
  return (
    <Group title="Personal Information" note="Write your name as it should appear on the pass.">
      <TextField name="firstName" label="First name" autoComplete="given-name" proper />
      <TextField name="lastName" label="Last name" autoComplete="family-name" proper />
      <EmailField name="email" label="Email" hint={emailHint} />
      <TextField
        name="phone"
        label="Phone number"
        hint="For example 0300 1234567"
        type="tel"
        autoComplete="tel"
        proper
      />
      {city && (
        <TextField
          name={registrationControl('conference', 'city')}
          label="City"
          autoComplete="address-level2"
        />
      )}
      <div data-wide>
        <PhotoField
          name={photoControl}
          label="Profile image"
          hint="JPG or PNG, at most 5MB and at least 200x200 pixels. Your face in the middle works best."
          draft={draft}
        />
        {keptPhoto && (
          // A page cannot fill a file input: without JavaScript the server stores the photo and this token identifies
          // it.
          <noscript>
            <input type="hidden" name={uploadDraftControl} value={keptPhoto} />
            <p className="muted small">We have your photo. Choose another only to replace it.</p>
          </noscript>
        )}
      </div>
    </Group>
  );
}

export function WhoAreYouGroup() {
  return (
    <Group>
      <RadioGroup
        name="userType"
        label={<h2 className={styles.question}>Who are you?</h2>}
        choices={userTypes.map((value) => ({ value, label: value }))}
      />
    </Group>
  );
}

export function ProfessionalGroup() {
  const isHidden = useIsHidden();
  return (
    <Group title="Professional Details" className={styles.professional} hidden={isHidden('organization')}>
      <TextField name="organization" label="Organization" autoComplete="organization" />
      <TextField name="designation" label="Designation" autoComplete="organization-title" />
    </Group>
  );
}

export type StudentGroupProps = {
  universities: readonly string[];
  centres: readonly string[];
};

/** The student questions of the visitor form; the second depends on the answer to the first. */
export function StudentGroup({ universities, centres }: StudentGroupProps) {
  const isHidden = useIsHidden();
  return (
    <Group title="Student Details" className={styles.student} hidden={isHidden('studentType')}>
      <RadioGroup
        name="studentType"
        label="Student type"
        choices={studentTypes.map((value) => ({ value, label: value }))}
      />
      <div className={styles.outsider} hidden={isHidden('university')} data-wide>
        <SchoolField schools={universities} />
      </div>
      <div className={styles.ownStudent} hidden={isHidden('studentId')} data-wide>
        <TextField name="studentId" label="Student ID" autoComplete="off" proper />
        <SelectField
          name="centreName"
          label="Centre"
          prompt="Please select your centre"
          options={optionsOf(centres)}
        />
      </div>
    </Group>
  );
}

/** The student question of the conference form. */
export function InstituteGroup() {
  const isHidden = useIsHidden();
  return (
    <Group title="Student Details" className={styles.student} hidden={isHidden('institute')}>
      <TextField
        name={registrationControl('conference', 'institute')}
        label="Institute"
        autoComplete="organization"
      />
    </Group>
  );
}

/** The first question of the conference form. */
export function SessionGroup({ sessions }: { sessions: readonly Option[] }) {
  return (
    <Group>
      <div data-wide>
        <SelectField
          name={registrationControl('conference', 'session')}
          label="Sessions"
          hint="Both sessions are on one day. Choose the one for your pass."
          prompt="Please select a session"
          options={sessions}
        />
      </div>
    </Group>
  );
}

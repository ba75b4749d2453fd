'use client';

import { FileField } from '@/components/forms/FileField';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { SearchableSelect } from '@/components/forms/SearchableSelect';
import { SelectField, type Option } from '@/components/forms/SelectField';
import { EmailField } from '@/components/forms/EmailField';
import { TelField } from '@/components/forms/TelField';
import { TextField } from '@/components/forms/TextField';
import { uploadDraftControl, photoControl, studentTypes, userTypes } from '@/lib/registration/fields';
import { Group } from './Group';
import { inspectPhoto } from '@/lib/photo/browser';
import styles from './RegistrationForm.module.css';

const optionsOf = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }));

type PersonalGroupProps = { city?: boolean; keptPhoto?: string | undefined };

/** The first questions of every form; the conference also asks for the city. */
export function PersonalGroup({ city = false, keptPhoto }: PersonalGroupProps) {
  return (
    <Group title="Personal Information" note="Write your name as it should appear on the pass.">
      <TextField name="firstName" label="First name" autoComplete="given-name" proper />
      <TextField name="lastName" label="Last name" autoComplete="family-name" proper />
      <EmailField name="email" label="Email" hint="Your pass goes to this address." />
      <TelField name="phone" label="Phone number" hint="For example 0300 1234567" />
      {city && <TextField name="studentId" label="City" autoComplete="address-level2" />}
      <div data-wide>
        <FileField
          name={photoControl}
          label="Profile image"
          hint="JPG or PNG, at most 5MB and at least 200x200 pixels. Your face in the middle works best."
          accept="image/jpeg,image/png"
          inspect={inspectPhoto}
        />
        {keptPhoto && (
          // A page cannot fill a file input: without JavaScript the server stores the photo and this token names it.
          <noscript>
            <input type="hidden" name={uploadDraftControl} value={keptPhoto} />
            <p className="muted small">Your photo is kept. Choose one here only to replace it.</p>
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
  return (
    <Group title="Professional Details" className={styles.professional}>
      <TextField name="organization" label="Organization" autoComplete="organization" />
      <TextField name="designation" label="Designation" autoComplete="organization-title" />
    </Group>
  );
}

export type StudentGroupProps = {
  universities: readonly string[];
  centres: readonly string[];
  other: string;
};

/** The student questions of the visitor form; the second depends on the answer to the first. */
export function StudentGroup({ universities, centres, other }: StudentGroupProps) {
  return (
    <Group title="Student Details" className={styles.student}>
      <RadioGroup
        name="studentType"
        label="Student type"
        choices={studentTypes.map((value) => ({ value, label: value }))}
      />
      <div className={styles.outsider} data-wide>
        <SearchableSelect
          name="university"
          label="University/School"
          prompt="Please select your university or school"
          options={optionsOf(universities)}
          last={other}
        />
        <TextField
          name="universityOther"
          label="Name of your university or school"
          className={styles.otherUniversity ?? ''}
          optional
        />
      </div>
      <div className={styles.ownStudent} data-wide>
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

/** The student question of the conference form; `centreName` is its wire name (docs/product/choices.md#c19). */
export function InstituteGroup() {
  return (
    <Group title="Student Details" className={styles.student}>
      <TextField name="centreName" label="Institute" autoComplete="organization" />
    </Group>
  );
}

/** The first question of the conference form; `university` is its wire name (docs/product/choices.md#c19). */
export function SessionGroup({ sessions }: { sessions: readonly Option[] }) {
  return (
    <Group>
      <div data-wide>
        <SelectField
          name="university"
          label={<h2 className={styles.question}>Sessions</h2>}
          hint="Both are on one day. Your pass admits you to the one you choose."
          prompt="Please select a session"
          options={sessions}
        />
      </div>
    </Group>
  );
}

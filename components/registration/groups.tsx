'use client';

import { useFormikContext } from 'formik';
import { FileField } from '@/components/forms/FileField';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { SearchableSelect } from '@/components/forms/SearchableSelect';
import { SelectField, type Option } from '@/components/forms/SelectField';
import { EmailField } from '@/components/forms/EmailField';
import { TelField } from '@/components/forms/TelField';
import { TextField } from '@/components/forms/TextField';
import type { FormValues } from '@/components/forms/FormProvider';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import {
  applies,
  controlOf,
  uploadDraftControl,
  photoControl,
  studentTypes,
  userTypes,
} from '@/lib/shared/registration/fields';
import { Group } from './Group';
import { inspectPhoto } from '@/lib/shared/photo/browser';
import { messages } from './messages';
import styles from './RegistrationForm.module.css';

const optionsOf = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }));

/** Whether a question is not asked after the answers so far. Before hydration CSS hides it, in browsers that know `:has()`. */
function useIsHidden(): (field: keyof typeof applies) => boolean {
  const { values } = useFormikContext<FormValues>();
  const isHydrated = useHydrated();
  return (field) => isHydrated && !applies[field](values as Record<string, string>);
}

type PersonalGroupProps = {
  /** Asks for the city, as the conference does. */
  city?: boolean;
  emailHint?: string;
  keptPhoto?: string | undefined;
  /** Name of the form's draft. */
  draft: string;
};

/** The first questions of every form. */
export function PersonalGroup({
  city = false,
  emailHint = messages.emailHint,
  keptPhoto,
  draft,
}: PersonalGroupProps) {
  return (
    <Group title={messages.personalInformation} note={messages.nameHint}>
      <TextField name="firstName" label={messages.firstName} autoComplete="given-name" proper />
      <TextField name="lastName" label={messages.lastName} autoComplete="family-name" proper />
      <EmailField name="email" label={messages.email} hint={emailHint} />
      <TelField name="phone" label={messages.phoneNumber} hint={messages.phoneHint} />
      {city && (
        <TextField
          name={controlOf('conference', 'city')}
          label={messages.city}
          autoComplete="address-level2"
        />
      )}
      <div data-wide>
        <FileField
          name={photoControl}
          label={messages.profileImage}
          hint={messages.photoHint}
          accept="image/jpeg,image/png"
          inspect={inspectPhoto}
          draft={draft}
        />
        {keptPhoto && (
          // A page cannot fill a file input: without JavaScript the server stores the photo and this token names it.
          <noscript>
            <input type="hidden" name={uploadDraftControl} value={keptPhoto} />
            <p className="muted small">{messages.photoKept}</p>
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
        label={<h2 className={styles.question}>{messages.whoAreYou}</h2>}
        choices={userTypes.map((value) => ({ value, label: value }))}
      />
    </Group>
  );
}

export function ProfessionalGroup() {
  const isHidden = useIsHidden();
  return (
    <Group
      title={messages.professionalDetails}
      className={styles.professional}
      hidden={isHidden('organization')}
    >
      <TextField name="organization" label={messages.organization} autoComplete="organization" />
      <TextField name="designation" label={messages.designation} autoComplete="organization-title" />
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
  const isHidden = useIsHidden();
  return (
    <Group title={messages.studentDetails} className={styles.student} hidden={isHidden('studentType')}>
      <RadioGroup
        name="studentType"
        label={messages.studentType}
        choices={studentTypes.map((value) => ({ value, label: value }))}
      />
      <div className={styles.outsider} hidden={isHidden('university')} data-wide>
        <SearchableSelect
          name="university"
          label={messages.universitySchool}
          prompt={messages.selectUniversity}
          options={optionsOf(universities)}
          last={other}
        />
        <div className={styles.otherUniversity} hidden={isHidden('universityOther')}>
          <TextField name="universityOther" label={messages.universityName} optional />
        </div>
      </div>
      <div className={styles.ownStudent} hidden={isHidden('studentId')} data-wide>
        <TextField name="studentId" label={messages.studentId} autoComplete="off" proper />
        <SelectField
          name="centreName"
          label={messages.centre}
          prompt={messages.selectCentre}
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
    <Group title={messages.studentDetails} className={styles.student} hidden={isHidden('institute')}>
      <TextField
        name={controlOf('conference', 'institute')}
        label={messages.institute}
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
          name={controlOf('conference', 'session')}
          label={messages.sessions}
          hint={messages.sessionsHint}
          prompt={messages.pleaseSelectASession}
          options={sessions}
        />
      </div>
    </Group>
  );
}

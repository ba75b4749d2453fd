'use client';

import { useFormikContext } from 'formik';
import { Fragment, type ReactNode, useId } from 'react';
import { EmailField, TextField, type TextFieldProps } from '@/components/forms/Field';
import type { FormValues, Texts } from '@/components/forms/FormProvider';
import { PhotoField } from '@/components/forms/PhotoField';
import { type Option, RadioGroup, SelectField } from '@/components/forms/SelectField';
import stepStyles from '@/components/ui/StepList.module.css';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import { photoNeeds } from '@/lib/shared/photo/photo-rules';
import {
  applies,
  formControls,
  type FieldName,
  type FormName,
  photoControl,
  registrationControl,
  studentTypes,
  uploadDraftControl,
  userTypes,
} from '@/lib/shared/registration/fields';
import styles from './RegistrationForm.module.css';

export type FormChoices = {
  form: FormName;
  universities?: readonly string[];
  centres?: readonly string[];
  sessions?: readonly Option[];
};

const optionsOf = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }));

type QuestionName = Exclude<FieldName, 'edition'>;
type FormPart = 'session' | 'personal' | 'who' | 'professional' | 'student' | 'outsider' | 'ownStudent';
type QuestionInput = Omit<TextFieldProps, 'name'> | ((choices: FormChoices) => ReactNode);

const sessionLabel = 'Sessions';

const questionInputs: Readonly<Record<QuestionName, QuestionInput>> = {
  session: ({ form, sessions = [] }) => (
    <div data-wide>
      <SelectField
        name={registrationControl(form, 'session')}
        label={sessionLabel}
        hint="Choose the one for your pass."
        prompt="Please select a session"
        options={sessions}
      />
    </div>
  ),
  firstName: {
    label: 'First name',
    hint: 'As it should appear on the pass.',
    autoComplete: 'given-name',
    noAutocorrect: true,
  },
  lastName: { label: 'Last name', autoComplete: 'family-name', noAutocorrect: true },
  email: ({ form }) => (
    <EmailField
      name="email"
      label="Email"
      hint={form === 'vip' ? 'We’ll reply to this address.' : 'Your pass goes to this address.'}
    />
  ),
  phone: {
    label: 'Phone number',
    hint: 'For example 0300 1234567',
    type: 'tel',
    autoComplete: 'tel',
    noAutocorrect: true,
  },
  city: { label: 'City', autoComplete: 'address-level2' },
  userType: () => (
    <RadioGroup
      name="userType"
      label={<h2 className="card-title">Who are you?</h2>}
      choices={optionsOf(userTypes)}
    />
  ),
  organization: { label: 'Organization', autoComplete: 'organization' },
  designation: { label: 'Designation', autoComplete: 'organization-title' },
  studentType: () => <RadioGroup name="studentType" label="Student type" choices={optionsOf(studentTypes)} />,
  institute: { label: 'Institute', autoComplete: 'organization' },
  university: ({ universities }) => (
    <TextField
      name="university"
      label="University/School"
      hint="Choose from the list, or type another name."
      suggestions={universities}
    />
  ),
  studentId: { label: 'Student ID', autoComplete: 'off', noAutocorrect: true },
  centreName: ({ centres = [] }) => (
    <SelectField
      name="centreName"
      label="Centre"
      prompt="Please select your centre"
      options={optionsOf(centres)}
    />
  ),
};

const parts: Readonly<Record<FormPart, readonly FieldName[]>> = {
  session: ['session'],
  personal: ['firstName', 'lastName', 'email', 'phone', 'city'],
  who: ['userType'],
  professional: ['organization', 'designation'],
  student: ['studentType', 'institute'],
  outsider: ['university'],
  ownStudent: ['studentId', 'centreName'],
};

/** Labels of the text fields and the sessions by control, for errors that do not name their field. */
export const labelsOf = (form: FormName): Texts =>
  Object.fromEntries(
    Object.entries(formControls[form]).flatMap(([control, field]) => {
      if (field === 'session') return [[control, sessionLabel]];
      const input = field === 'edition' ? undefined : questionInputs[field];
      return typeof input === 'object' ? [[control, String(input.label)]] : [];
    }),
  );

/** `uploadDraft`: token of the photo of the last post without JavaScript. */
type PhotoQuestionProps = { draftName: string; uploadDraft?: string | undefined };

function PhotoQuestion({ draftName, uploadDraft }: PhotoQuestionProps) {
  return (
    <div data-wide>
      <PhotoField
        name={photoControl}
        label="Profile image"
        hint={`JPG or PNG, ${photoNeeds}. Your face in the middle works best.`}
        draftName={draftName}
      />
      {uploadDraft && (
        // HTML cannot preset a file input: the server has stored the photo under this token.
        <noscript>
          <input type="hidden" name={uploadDraftControl} value={uploadDraft} />
          <p className="muted small">We have your photo. Choose another only to replace it.</p>
        </noscript>
      )}
    </div>
  );
}

type QuestionGroupProps = {
  title?: string;
  className?: string | undefined;
  hidden?: boolean;
  children: ReactNode;
};

/** A group of fields. One of a single question has no title: the label of the question says enough. */
function QuestionGroup({ title, className, hidden, children }: QuestionGroupProps) {
  const id = useId();
  return (
    <div
      className={cx(stepStyles.leaf, styles.group, className)}
      hidden={hidden}
      {...(title && { role: 'group', 'aria-labelledby': id })}
    >
      {title && (
        <h2 className={cx('card-title', styles.title)} id={id}>
          {title}
        </h2>
      )}
      <div className={cx('stack', styles.fields)}>{children}</div>
    </div>
  );
}

export function Questions({ choices, ...photo }: PhotoQuestionProps & { choices: FormChoices }) {
  const { form } = choices;
  const { values } = useFormikContext<FormValues>();
  const isHydrated = useHydrated();
  /** True if a question does not apply to the answers so far. Before hydration CSS hides it, if `:has()` is known. */
  const isHidden = (field: keyof typeof applies) =>
    isHydrated && !applies[field](values as Record<string, string>);
  const questionsIn = (part: FormPart) =>
    Object.entries(formControls[form]).map(([control, field]) => {
      if (field === 'edition' || !parts[part].includes(field)) return null;
      const input = questionInputs[field];
      if (typeof input === 'function') return <Fragment key={control}>{input(choices)}</Fragment>;
      return <TextField key={control} name={control} {...input} />;
    });
  return (
    <>
      {form === 'conference' && <QuestionGroup>{questionsIn('session')}</QuestionGroup>}
      <QuestionGroup title="Personal Information">
        {questionsIn('personal')}
        <PhotoQuestion {...photo} />
      </QuestionGroup>
      {form === 'vip' ? (
        <input type="hidden" name="userType" value="Professional" />
      ) : (
        <QuestionGroup>{questionsIn('who')}</QuestionGroup>
      )}
      <QuestionGroup
        title="Professional Details"
        className={styles.professional}
        hidden={isHidden('organization')}
      >
        {questionsIn('professional')}
      </QuestionGroup>
      {form !== 'vip' && (
        <QuestionGroup
          title="Student Details"
          className={styles.student}
          hidden={isHidden(form === 'visitor' ? 'studentType' : 'institute')}
        >
          {questionsIn('student')}
          {form === 'visitor' && (
            <>
              <div className={styles.outsider} hidden={isHidden('university')} data-wide>
                {questionsIn('outsider')}
              </div>
              <div
                className={cx('stack', styles.fields, styles.ownStudent)}
                hidden={isHidden('studentId')}
                data-wide
              >
                {questionsIn('ownStudent')}
              </div>
            </>
          )}
        </QuestionGroup>
      )}
    </>
  );
}

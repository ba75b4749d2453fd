'use client';

import { type FieldInputProps, useField } from 'formik';
import { type FocusEvent, memo, type ReactNode, use, useId } from 'react';
import buttonStyles from '@/components/ui/Button.module.css';
import inputStyles from '@/components/ui/Input.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { plural } from '@/lib/shared/util/text';
import styles from './Field.module.css';
import { FormContext } from './FormProvider';
import { afterPress } from './press';
import { suggestedEmail } from './suggested-email';

type ControlProps = {
  id: string;
  name: string;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  isGroup?: boolean;
  className?: string | undefined;
  below?: ReactNode;
  children: (
    controlProps: ControlProps,
    binding: Pick<FieldInputProps<string>, 'value' | 'onChange'>,
  ) => ReactNode;
};

/** A question, with `isGroup` of several controls. Errors show once it was left or sent, for a file at once. */
export function Field({ name, label, hint, optional, isGroup, className, below, children }: FieldProps) {
  const [{ value = '', onChange, onBlur }, { error, touched }] = useField<string | File>(name);
  const { id: formId, advice } = use(FormContext);
  const id = `${formId}-${name}`;
  const showsError = touched || value instanceof File;
  const shownError = showsError ? error : undefined;
  const describedBy = [hint !== undefined && `${id}-hint`, shownError && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const controlProps: ControlProps = {
    id,
    name,
    onBlur: (event: FocusEvent<HTMLElement>) => afterPress(() => onBlur(event)),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': shownError ? true : undefined,
  };
  const caption = (
    <>
      {label}
      {optional && <span className={cx('muted', textStyles.regular)}> (optional)</span>}
    </>
  );
  const Box = isGroup ? 'fieldset' : 'div';
  return (
    <Box
      className={cx('stack', styles.field, isGroup ? styles.group : 'cluster', className)}
      data-field={name}
      aria-describedby={isGroup && describedBy ? describedBy : undefined}
    >
      {isGroup ? (
        <legend className={cx('strong', styles.label)}>{caption}</legend>
      ) : (
        <label className={cx('strong', styles.label)} htmlFor={id}>
          {caption}
        </label>
      )}
      {hint !== undefined && (
        <p className={cx('muted small', styles.hint)} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(controlProps, { value: typeof value === 'string' ? value : '', onChange })}
      <div className={cx('cluster', styles.below)}>
        {shownError && (
          <p className={cx('gap-2 small strong', styles.error)} id={`${id}-error`}>
            <span className="visuallyHidden">Error: </span>
            <span>{shownError in advice ? `${shownError}. ${advice[shownError]}` : shownError}</span>
          </p>
        )}
        {below}
      </div>
    </Box>
  );
}

export type TextFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel';
  /** HTML autofill token, such as `given-name`; 'off' for answers for which there is none. */
  autoComplete?: string;
  /** For names, numbers, ids and email addresses: no spell check and no automatic correction. */
  noAutocorrect?: boolean;
  below?: ReactNode;
  /** Shows the number of code points left, which the rules count too; does not limit typing. */
  softMaxLength?: number;
  rows?: number;
  suggestions?: readonly string[] | undefined;
};

/** A text field, or a textarea if `rows` is set. */
export function TextField({
  softMaxLength,
  rows,
  noAutocorrect,
  type = 'text',
  autoComplete,
  suggestions,
  below,
  ...fieldProps
}: TextFieldProps) {
  const counterId = useId();
  const listId = useId();
  const [{ value = '' }] = useField<string>(fieldProps.name);
  const charactersLeft = softMaxLength === undefined ? undefined : softMaxLength - [...value].length;
  return (
    <Field
      {...fieldProps}
      below={charactersLeft === undefined ? below : <Counter id={counterId} left={charactersLeft} />}
    >
      {(controlProps, binding) => {
        const sharedProps = {
          ...controlProps,
          ...binding,
          'aria-describedby':
            cx(controlProps['aria-describedby'], charactersLeft !== undefined && counterId) || undefined,
          autoComplete,
          className: cx(inputStyles.input, inputStyles.field),
          dir: 'auto' as const,
          ...(noAutocorrect && { spellCheck: false, autoCorrect: 'off' }),
          autoCapitalize: type === 'email' ? 'none' : undefined,
        };
        if (rows) return <textarea {...sharedProps} rows={rows} />;
        return (
          <>
            <input
              {...sharedProps}
              type={type}
              list={suggestions && listId}
              // Enter chooses a suggestion; also without one it must not send the form.
              {...(suggestions && { onKeyDown: (event) => event.key === 'Enter' && event.preventDefault() })}
            />
            {suggestions && <Suggestions id={listId} texts={suggestions} />}
          </>
        );
      }}
    </Field>
  );
}

/** Memoised, so that key presses in the form do not render the options again. */
const Suggestions = memo(function Suggestions({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
});

function Counter({ id, left }: { id: string; left: number }) {
  return (
    <p className={cx('small muted', left < 0 && cx('strong', styles.tooLong))} id={id} aria-live="polite">
      {`You have ${plural(Math.abs(left), 'character')} ${left < 0 ? 'too many' : 'left'}`}
    </p>
  );
}

/** A likely typing error in the domain gets a suggestion that one press applies. */
export function EmailField(fieldProps: Pick<TextFieldProps, 'name' | 'label' | 'hint'>) {
  const [{ value = '' }, { touched }, { setValue }] = useField<string>(fieldProps.name);
  const { id } = use(FormContext);
  const suggestion = touched ? suggestedEmail(value) : undefined;
  const accept = (address: string) => {
    void setValue(address);
    document.getElementById(`${id}-${fieldProps.name}`)?.focus();
  };
  const suggestionNote = (
    <p className="small muted" role="status">
      {suggestion && (
        <>
          Did you mean{' '}
          <button
            type="button"
            className={cx(
              'strong',
              textStyles.underlined,
              textStyles.anywhere,
              buttonStyles.bare,
              styles.correction,
            )}
            onClick={() => accept(suggestion)}
          >
            {suggestion.slice(suggestion.lastIndexOf('@') + 1)}?
          </button>
        </>
      )}
    </p>
  );
  return <TextField {...fieldProps} type="email" autoComplete="email" noAutocorrect below={suggestionNote} />;
}

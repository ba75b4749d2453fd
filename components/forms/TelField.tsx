import { TextField, type TextFieldProps } from './TextField';

/** A telephone number; spaces, hyphens, parentheses and a country code are accepted. */
export function TelField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'proper'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" proper />;
}

import { TextField, type TextFieldProps } from './TextField';

/** A telephone number as people write it: spaces, hyphens, parentheses and a country code are welcome. */
export function TelField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'proper'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" proper />;
}

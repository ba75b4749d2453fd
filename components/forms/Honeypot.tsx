'use client';

import { useField } from 'formik';
import { messages } from './messages';

/** A control that people neither see nor reach; a bot that fills in every control is recognised by it. */
export function Honeypot({ name }: { name: string }) {
  const [{ value = '', onChange }] = useField<string>(name);
  return (
    <div className="visuallyHidden" aria-hidden="true">
      <label>
        {messages.leaveThisEmpty}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" value={value} onChange={onChange} />
      </label>
    </div>
  );
}

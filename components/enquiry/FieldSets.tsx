'use client';

import { SelectField } from '@/components/forms/SelectField';
import { EmailField } from '@/components/forms/EmailField';
import { TelField } from '@/components/forms/TelField';
import { TextField } from '@/components/forms/TextField';
import { controls } from '@/lib/enquiry/fields';
import { messages } from '@/lib/enquiry/messages';
import { programs } from '@/lib/enquiry/programs';

/** Step 1: mobile number and name (docs/product/forms.md#f2). */
export const WhoFields = () => (
  <>
    <TelField name={controls.phone} label="Mobile number" />
    <TextField name={controls.name} label="Name" autoComplete="name" proper />
  </>
);

const programOptions = programs.map(({ code, label }) => ({ value: code, label }));

/** Step 2: e-mail and program. */
export const WhatFields = () => (
  <>
    <EmailField name={controls.email} label="Email" />
    <SelectField name={controls.course} label="Program" prompt="Select a program" options={programOptions} />
  </>
);

/** Step 3's message. */
export const MessageField = () => (
  <TextField
    name={controls.message}
    label="Message"
    optional
    hint={messages.messageHint}
    count={50}
    rows={2}
  />
);

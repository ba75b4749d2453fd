'use client';

import { SelectField } from '@/components/forms/SelectField';
import { EmailField } from '@/components/forms/EmailField';
import { TelField } from '@/components/forms/TelField';
import { TextField } from '@/components/forms/TextField';
import { messages } from '@/lib/enquiry/messages';
import { programs } from '@/lib/enquiry/programs';

/** Step 1: mobile number and name (docs/product/forms.md#f2). */
export const WhoFields = () => (
  <>
    <TelField name="uphne" label="Mobile number" />
    <TextField name="uname" label="Name" autoComplete="name" proper />
  </>
);

const programOptions = programs.map(({ code, label }) => ({ value: code, label }));

/** Step 2: e-mail and program. */
export const WhatFields = () => (
  <>
    <EmailField name="uemail" label="Email" />
    <SelectField name="course" label="Program" prompt="Select a program" options={programOptions} />
  </>
);

/** Step 3's message. */
export const MessageField = () => (
  <TextField name="others" label="Message" optional hint={messages.messageHint} count={50} rows={2} />
);

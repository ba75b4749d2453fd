import { photoFormat } from '../../shared/photo/photo-rules.ts';
import { capitalised } from '../../shared/util/text.ts';
import { isRecord } from '../../shared/util/values.ts';

/**
 * Validates the three write calls (docs/product/backend.md, docs/product/forms.md). Each check returns the valid input,
 * or problems by field, as in the real backend's 400.
 */
export type Problems = Record<string, string>;
export type Checked<T> = { kind: 'ok'; value: T } | { kind: 'invalid'; problems: Problems };

const emailShape = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;
const maxPhotoBytes = 5 * 1024 * 1024;
const maxPassBytes = 8 * 1024 * 1024;

type Picture = { name: string; type: string; bytes: Uint8Array };

async function checkPicture(value: FormDataEntryValue, cap: number): Promise<Picture | string> {
  if (typeof value === 'string') return 'must be a file';
  if (value.size === 0 || value.size > cap) return 'is empty or too large';
  const bytes = new Uint8Array(await value.arrayBuffer());
  const format = photoFormat(bytes);
  if (!format) return 'must be a JPEG or PNG';
  const type = `image/${format}`;
  if (value.type !== type) return `is declared as ${value.type} but is ${type}`;
  return { name: value.name, type, bytes };
}

/** The text parts by name; adds unknown names, duplicates, files and empty values to `problems`. */
function textParts(form: FormData, known: readonly string[], files: readonly string[], problems: Problems) {
  const parts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (files.includes(name)) continue;
    if (!known.includes(name)) problems[name] = 'unknown field';
    else if (name in parts) problems[name] = 'given twice';
    else if (typeof value !== 'string') problems[name] = 'must be text';
    else if (value === '') problems[name] = 'empty values are left out';
    else if (/[\p{Cc}]/u.test(value) || value.length > 300) problems[name] = 'unusable text';
    else parts[name] = value;
  }
  return parts;
}

/** Text parts of Attendee/Add with their patterns; `/^/` allows any text. */
const attendeeShapes = {
  firstName: /^..+/su,
  lastName: /^..+/su,
  email: emailShape,
  phone: /^[\d+\-\s()]{10,}$/,
  userType: /^(Professional|Student)$/,
  organization: /^/,
  designation: /^/,
  studentType: /^(Outsider|Aptech Student)$/,
  university: /^/,
  studentId: /^/,
  centreName: /^/,
  attendeeType: /^(VISITOR|CONFERENCE|VIP)$/,
} as const;
type PartName = keyof typeof attendeeShapes;
type Parts = Partial<Record<PartName, string>>;
const partNames = Object.keys(attendeeShapes) as PartName[];

/** Parts that a registration requires (docs/product/forms.md#f11, #f12). */
function requiredParts({ attendeeType, userType, studentType }: Parts): readonly PartName[] {
  const always: PartName[] = ['firstName', 'lastName', 'email', 'phone', 'userType', 'attendeeType'];
  const isStudent = userType === 'Student';
  if (!isStudent) always.push('organization', 'designation');
  if (attendeeType === 'CONFERENCE')
    return [...always, 'university', 'studentId', ...(isStudent ? (['centreName'] as const) : [])];
  if (!isStudent) return always;
  return studentType === 'Aptech Student'
    ? [...always, 'studentId', 'centreName']
    : [...always, 'studentType', 'university'];
}

type AttendeeParts = { type: string; fields: Record<string, string>; photo: Picture };

/** Checks Attendee/Add: VIP fields are capitalised, visitor and conference fields in camelCase, never mixed. */
export async function checkAttendee(form: FormData): Promise<Checked<AttendeeParts>> {
  const problems: Problems = {};
  const vip = form.has('AttendeeType');
  const spell = (name: string) => (vip ? capitalised(name) : name);
  const photoName = spell('profileImage');
  const fields = textParts(form, partNames.map(spell), [photoName], problems);
  const parts: Parts = Object.fromEntries(partNames.map((name) => [name, fields[spell(name)]]));
  const type = parts.attendeeType ?? '';
  const needed = requiredParts(parts);
  for (const name of partNames) {
    const value = parts[name];
    if (value === undefined ? needed.includes(name) : !attendeeShapes[name].test(value))
      problems[spell(name)] ??= value === undefined ? 'required' : 'invalid';
  }
  if (vip !== (type === 'VIP')) problems[spell('attendeeType')] = 'in the spelling of another form';
  if (type === 'CONFERENCE' && parts.studentType) problems.studentType = 'is left out by the conference form';
  const [first, ...more] = form.getAll(photoName);
  const photo = first && more.length === 0 ? await checkPicture(first, maxPhotoBytes) : 'exactly one file';
  if (typeof photo === 'string') problems[photoName] = photo;
  if (Object.keys(problems).length > 0 || typeof photo === 'string') return { kind: 'invalid', problems };
  return { kind: 'ok', value: { type, fields, photo } };
}

type EmailParts = { email: string; subject: string; html: string; pictures: Picture[] };

/** Checks Attendee/SendEmail: Email, Subject, Body, Pass and at most one Pass1. */
export async function checkEmail(form: FormData): Promise<Checked<EmailParts>> {
  const problems: Problems = {};
  const [html = '', ...others] = form.getAll('Body').map(String);
  if (html.trim() === '' || html.length > 500_000 || others.length > 0) problems.Body = 'required HTML, once';
  const parts = textParts(form, ['Email', 'Subject'], ['Body', 'Pass', 'Pass1'], problems);
  const { Email: email = '', Subject: subject = '' } = parts;
  if (!emailShape.test(email)) problems.Email = 'invalid';
  if (!subject) problems.Subject = 'required';
  const pictures: Picture[] = [];
  for (const name of ['Pass', 'Pass1']) {
    const [first, ...more] = form.getAll(name);
    if (first === undefined && name === 'Pass1') continue;
    const found =
      first === undefined || more.length > 0 ? 'exactly one file' : await checkPicture(first, maxPassBytes);
    if (typeof found === 'string') problems[name] = found;
    else pictures.push(found);
  }
  return Object.keys(problems).length > 0
    ? { kind: 'invalid', problems }
    : { kind: 'ok', value: { email, subject, html, pictures } };
}

type KnownIds = { cities: ReadonlySet<string>; centres: ReadonlySet<string> };
const hasLength = (value: unknown, min: number, max: number) =>
  typeof value === 'string' && [...value].length >= min && [...value].length <= max;

/** The eight fields of Inquiries/Add (docs/product/backend.md#b14). */
const inquiryRules: Readonly<Record<string, (value: unknown, known: KnownIds) => boolean>> = {
  uphne: (value) => Number.isSafeInteger(value) && Number(value) >= 1_000_000,
  uname: (value) => hasLength(value, 1, 300),
  uemail: (value) => hasLength(value, 3, 254) && emailShape.test(String(value)),
  course: (value) => ['ACCP-AI', 'HDSE', 'STC', 'ACNS', 'ENGLISH'].includes(String(value)),
  cityId: (value, { cities }) => cities.has(String(value)),
  centresId: (value, { centres }) => centres.has(String(value).toLowerCase()),
  others: (value) => hasLength(value, 0, 50),
  currentCity: (value) => value === '---',
};

/** Checks Inquiries/Add: a JSON object with exactly its fields; city and centre must exist. */
export function checkInquiry(body: unknown, known: KnownIds): Checked<Record<string, unknown>> {
  if (!isRecord(body)) return { kind: 'invalid', problems: { '': 'a JSON object' } };
  const problems: Problems = {};
  for (const name of Object.keys(body))
    if (!Object.hasOwn(inquiryRules, name)) problems[name] = 'unknown field';
  for (const [name, isRight] of Object.entries(inquiryRules))
    if (!isRight(body[name], known)) problems[name] = 'invalid';
  return Object.keys(problems).length > 0 ? { kind: 'invalid', problems } : { kind: 'ok', value: body };
}

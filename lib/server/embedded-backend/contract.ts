import { isRecord } from '../../shared/util/values.ts';
import { capitalised } from '../../shared/util/text.ts';

/**
 * Validation of the three write calls (docs/product/backend.md, docs/product/forms.md). Each check returns the valid input,
 * or the problems by field, as in the real backend's 400.
 */
export type Problems = Record<string, string>;
type Checked<T> = { ok: T } | { problems: Problems };

const camelFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'userType',
  'organization',
  'designation',
  'studentType',
  'university',
  'studentId',
  'centreName',
  'attendeeType',
] as const;
type CamelField = (typeof camelFields)[number];

const emailShape = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;
const maxPhoto = 5 * 1024 * 1024;
const maxPass = 8 * 1024 * 1024;

type Picture = { name: string; type: string; bytes: Uint8Array };

/** The picture's type by its magic bytes. */
function sniff(bytes: Uint8Array): string | undefined {
  const starts = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  return undefined;
}

async function picture(value: FormDataEntryValue, cap: number): Promise<Picture | string> {
  if (typeof value === 'string') return 'must be a file';
  if (value.size === 0 || value.size > cap) return 'is empty or too large';
  const bytes = new Uint8Array(await value.arrayBuffer());
  const type = sniff(bytes);
  if (!type) return 'must be a JPEG or PNG';
  if (value.type !== type) return `is declared as ${value.type} but is ${type}`;
  return { name: value.name, type, bytes };
}

/** The text parts by name; adds unknown names, repetitions, files and empty values to `problems`. */
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

/**
 * Required fields of a registration by type and user type (docs/product/forms.md#f11, #f12, conference differences
 * included).
 */
function requiredFields(type: string, parts: Partial<Record<CamelField, string>>): CamelField[] {
  const always: CamelField[] = ['firstName', 'lastName', 'email', 'phone', 'userType'];
  const student = parts.userType === 'Student';
  if (!student) always.push('organization', 'designation');
  if (type === 'CONFERENCE')
    return [...always, 'university', 'studentId', ...(student ? ['centreName' as const] : [])];
  if (!student) return always;
  if (parts.studentType === 'Aptech Student') return [...always, 'studentId', 'centreName'];
  return [...always, 'studentType', 'university'];
}

function attendeeProblems(
  type: string,
  parts: Partial<Record<CamelField, string>>,
): Partial<Record<CamelField, string>> {
  const found: Partial<Record<CamelField, string>> = {};
  for (const name of requiredFields(type, parts)) if (!parts[name]) found[name] = 'required';
  if (parts.userType && !['Professional', 'Student'].includes(parts.userType))
    found.userType = 'unknown value';
  if (parts.studentType && !['Outsider', 'Aptech Student'].includes(parts.studentType))
    found.studentType = 'unknown value';
  if (type === 'CONFERENCE' && parts.studentType) found.studentType = 'is left out by the conference form';
  if (parts.email && !emailShape.test(parts.email)) found.email = 'invalid';
  if (parts.phone && !/^[\d+\-\s()]{10,}$/.test(parts.phone)) found.phone = 'invalid';
  for (const name of ['firstName', 'lastName'] as const)
    if (parts[name] && [...parts[name]].length < 2) found[name] = 'too short';
  return found;
}

type AttendeeParts = { type: string; fields: Record<string, string>; photo: Picture };

/** Checks Attendee/Add: VIP fields are capitalised, visitor and conference fields camelCase, never mixed. */
export async function checkAttendee(form: FormData): Promise<Checked<AttendeeParts>> {
  const problems: Problems = {};
  const vip = form.has('AttendeeType');
  const spell = (name: string) => (vip ? capitalised(name) : name);
  const photoName = spell('profileImage');
  const parts = textParts(form, camelFields.map(spell), [photoName], problems);
  const camel = Object.fromEntries(
    camelFields.flatMap((name) => (parts[spell(name)] ? [[name, parts[spell(name)] as string]] : [])),
  ) as Partial<Record<CamelField, string>>;
  const type = camel.attendeeType ?? '';
  const allowed = vip ? ['VIP'] : ['VISITOR', 'CONFERENCE'];
  if (!allowed.includes(type)) problems[spell('attendeeType')] = `must be ${allowed.join(' or ')}`;
  for (const [name, problem] of Object.entries(attendeeProblems(type, camel)))
    problems[spell(name)] ??= problem;
  const photos = form.getAll(photoName);
  const photo =
    photos.length === 1 && photos[0] !== undefined ? await picture(photos[0], maxPhoto) : 'exactly one file';
  if (typeof photo === 'string') problems[photoName] = photo;
  if (Object.keys(problems).length > 0 || typeof photo === 'string') return { problems };
  return { ok: { type, fields: parts, photo } };
}

type EmailParts = { email: string; subject: string; html: string; pictures: Picture[] };

/** Checks Attendee/SendEmail: Email, Subject, Body, Pass and at most one Pass1. */
export async function checkEmail(form: FormData): Promise<Checked<EmailParts>> {
  const problems: Problems = {};
  const html = form.get('Body');
  if (typeof html !== 'string' || html.trim() === '' || html.length > 500_000)
    problems.Body = 'required HTML';
  const rest = new FormData();
  for (const [name, value] of form) if (name !== 'Body') rest.append(name, value);
  const { Email: email = '', Subject: subject = '' } = textParts(
    rest,
    ['Email', 'Subject'],
    ['Pass', 'Pass1'],
    problems,
  );
  if (!emailShape.test(email)) problems.Email = 'invalid';
  if (!subject) problems.Subject = 'required';
  if (form.getAll('Body').length > 1) problems.Body = 'given twice';
  const pictures: Picture[] = [];
  for (const name of ['Pass', 'Pass1']) {
    const [first, ...more] = form.getAll(name);
    if (first === undefined && name === 'Pass1') continue;
    const found = first === undefined || more.length > 0 ? 'exactly one file' : await picture(first, maxPass);
    if (typeof found === 'string') problems[name] = found;
    else pictures.push(found);
  }
  if (Object.keys(problems).length > 0 || typeof html !== 'string') return { problems };
  return { ok: { email, subject, html, pictures } };
}

const courses = ['ACCP-AI', 'HDSE', 'STC', 'ACNS', 'ENGLISH'];
const enquiryFields = ['uphne', 'uname', 'uemail', 'course', 'cityId', 'centresId', 'others', 'currentCity'];
type Known = { cities: ReadonlySet<string>; centres: ReadonlySet<string> };

/**
 * Checks Inquiries/Add: a JSON object with exactly the eight fields of docs/product/backend.md#b14; city and centre must
 * exist.
 */
export function checkInquiry(body: unknown, known: Known): Checked<Record<string, unknown>> {
  if (!isRecord(body)) return { problems: { '': 'a JSON object' } };
  const fields = body;
  const problems: Problems = {};
  for (const name of Object.keys(fields)) if (!enquiryFields.includes(name)) problems[name] = 'unknown field';
  const text = (name: string, least: number, most: number) => {
    const value = fields[name];
    const length = typeof value === 'string' ? [...value].length : -1;
    if (length < least || length > most) problems[name] = `text of ${least} to ${most} characters`;
  };
  const phone = fields.uphne;
  if (typeof phone !== 'number' || !Number.isSafeInteger(phone) || phone < 1_000_000)
    problems.uphne = 'a whole number, as a number';
  text('uname', 1, 300);
  text('uemail', 3, 254);
  text('others', 0, 50);
  if (typeof fields.uemail === 'string' && !emailShape.test(fields.uemail)) problems.uemail = 'invalid';
  if (!courses.includes(String(fields.course))) problems.course = `one of ${courses.join(', ')}`;
  if (!known.cities.has(String(fields.cityId))) problems.cityId = 'no such city';
  if (!known.centres.has(String(fields.centresId).toLowerCase())) problems.centresId = 'no such centre';
  if (fields.currentCity !== '---') problems.currentCity = "must be '---'";
  return Object.keys(problems).length > 0 ? { problems } : { ok: fields };
}

import { readFileSync } from 'node:fs';
import { getCentres } from '@/lib/shared/content/centres';
import { requestAll } from '@/tests/support/e2e/ask';
import { origin } from '@/tests/support/e2e/config';
import { newPerson } from '@/tests/support/e2e/fill-registration';
import { expect, test } from '@/tests/support/e2e/test';
import { renderedPerRequest } from '@/tests/support/e2e/tested-addresses';
import { htmlErrors } from '@/tests/support/html-errors';

// The HTML of pages in special states, without a browser.

test('results, empty results, choices and missing pages are valid HTML', async () => {
  const empty = ['/search?q=zzzz', '/locations?q=zzzz', '/batches?course=autocad&city=larkana&time=morning'];
  const chosen = ['/batches?page=2', '/saved', '/saved?courses=gone', '/which-course?done=matric&likes=web'];
  const enquiryPaths = ['/enquire?enquire=STC&topic=advanced-excel', '/?enquire=STC', '/centre?id=none'];
  const paths = [...renderedPerRequest, ...empty, ...chosen, ...enquiryPaths];
  for (const [path, { body }] of await requestAll(origin, paths))
    expect.soft(htmlErrors(body.toString()), path).toEqual([]);
});

const id = getCentres()[0]?.id ?? '';
const { firstName, lastName, email, phone } = newPerson();
const workAnswers = { userType: 'Professional', organization: 'Northwind', designation: 'Analyst' };
const person = { firstName, lastName, email, phone, ...workAnswers };
const lessonAnswers = {
  studentName: 'Sara',
  enrollmentNo: 'Student1234567',
  faculty: 'Sir Asif',
  batchCode: '2501A',
};
const grades = Object.fromEntries(
  ['q1', 'q2', 'q3o1', 'q3o2', 'q3o3', 'q3o4', 'q4', 'q5', 'q6', 'q7', 'q8'].map((name) => [name, '1']),
);
const posts: readonly (readonly [path: string, answers: Readonly<Record<string, string>>, page: RegExp])[] = [
  ['feedback', {}, /feedback\?outcome=invalid$/],
  ['feedback', { centresId: id, ...lessonAnswers, ...grades }, /feedback\?outcome=saved$/],
  ['inquiries', {}, /enquire\?outcome=invalid$/],
  [
    'inquiries',
    { uphne: phone, uname: firstName, uemail: email, course: 'HDSE', centresId: id },
    /enquire\?outcome=sent$/,
  ],
  ['registrations/visitor', {}, /visitor\?outcome=invalid$/],
  ['registrations/visitor', person, /visitor\?outcome=(?:registered|finishing)&pass=/],
  ['registrations/vip', person, /vip\?outcome=(?:registered|finishing)/],
  ['passes/resend', {}, /pass\?outcome=invalid$/],
  ['passes/resend', { email }, /pass\?outcome=sent$/],
];

test('the pages after a post without JavaScript, and a pass page, are valid HTML', async ({ request }) => {
  const headers = { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' };
  const buffer = readFileSync('tests/pass/portrait.jpg');
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
  for (const [path, answers, page] of posts) {
    const body = path.startsWith('registrations')
      ? { multipart: { ...answers, ...(answers.email && { profileImage: photo }) } }
      : { form: answers };
    const response = await request.post(`/api/${path}`, { headers, ...body });
    const html = await response.text();
    expect(response.url()).toMatch(page);
    expect.soft(html.includes('<title>Error: '), response.url()).toBe(response.url().endsWith('invalid'));
    expect.soft(htmlErrors(html), response.url()).toEqual([]);
    const [pass] = /\/pass\/[\w-]{22}/.exec(html) ?? [];
    if (pass) expect.soft(htmlErrors(await (await request.get(pass)).text()), 'the pass page').toEqual([]);
  }
});

import { readDraft, saveDraft } from '@/components/forms/draft';
import { firstAnswers, forgetLink } from './first-answers';

const link = { course: 'STC', others: 'About: advanced excel' };

/** Simulates typing: the form saves the whole draft. */
const type = (values: Record<string, string>) => saveDraft('enquiry', { ...readDraft('enquiry'), values });

beforeEach(() => sessionStorage.clear());

test("a link's answers override the draft once; after a reload the visitor's changes are kept", () => {
  type({ uname: 'Ayesha', course: 'HDSE' });
  expect(firstAnswers(link)).toEqual({ uname: 'Ayesha', ...link });
  type({ uname: 'Ayesha', course: 'ENGLISH', others: 'Evenings?' });
  expect(firstAnswers(link)).toEqual({ uname: 'Ayesha', course: 'ENGLISH', others: 'Evenings?' });
});

test('another link is applied, and so is the same link after leaving the form', () => {
  firstAnswers(link);
  type({ course: 'ENGLISH' });
  expect(firstAnswers({ course: 'HDSE' })).toEqual({ course: 'HDSE' });
  forgetLink();
  expect(firstAnswers({ course: 'HDSE' })).toEqual({ course: 'HDSE' });
  type({ course: 'ENGLISH' });
  forgetLink();
  expect(firstAnswers({ course: 'HDSE' })).toEqual({ course: 'HDSE' });
});

test("a link with a centre replaces the draft's city", () => {
  type({ cityId: '7', centresId: 'x', uname: 'Ayesha' });
  expect(firstAnswers({ centresId: 'c' })).toEqual({ uname: 'Ayesha', centresId: 'c' });
  expect(firstAnswers({ centresId: 'd', cityId: '1' })).toEqual({
    uname: 'Ayesha',
    centresId: 'd',
    cityId: '1',
  });
  expect(firstAnswers({ course: 'STC' })).toMatchObject({ cityId: '1', centresId: 'd' });
});

test('the key of the last attempt is kept in the draft', () => {
  saveDraft('enquiry', { values: {}, idempotencyKey: 'k' });
  firstAnswers(link);
  forgetLink();
  expect(readDraft('enquiry')?.idempotencyKey).toBe('k');
});

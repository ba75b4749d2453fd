import { readDraft, saveDraft } from '@/components/forms/draft';
import { firstAnswers, forgetLink, rememberLink } from './first-answers';

const link = { course: 'STC', others: 'About: advanced excel' };

/** Opens the form with a link's answers. */
function open(values: Record<string, string>) {
  const answers = firstAnswers(values);
  rememberLink(values);
  return answers;
}
/** Simulates typing: the form saves the whole draft. */
const type = (values: Record<string, string>) => saveDraft('enquiry', { ...readDraft('enquiry'), values });

beforeEach(() => sessionStorage.clear());

test('a link’s answers come over the draft, once: after a reload the visitor’s changes stand', () => {
  type({ uname: 'Ayesha', course: 'HDSE' });
  expect(open(link)).toEqual({ uname: 'Ayesha', ...link });
  type({ uname: 'Ayesha', course: 'ENGLISH', others: 'Evenings?' });
  expect(open(link)).toEqual({ uname: 'Ayesha', course: 'ENGLISH', others: 'Evenings?' });
});

test('another link counts, and so does the same one followed again after the form was left', () => {
  open(link);
  type({ course: 'ENGLISH' });
  expect(open({ course: 'HDSE' })).toEqual({ course: 'HDSE' });
  forgetLink();
  expect(open({ course: 'HDSE' })).toEqual({ course: 'HDSE' });
  type({ course: 'ENGLISH' });
  forgetLink();
  expect(open({ course: 'HDSE' })).toEqual({ course: 'HDSE' });
});

test('a link’s centre is not held up by the city of the draft, but its own city is kept', () => {
  type({ cityId: '7', centresId: 'x', uname: 'Ayesha' });
  expect(open({ centresId: 'c' })).toEqual({ uname: 'Ayesha', centresId: 'c' });
  expect(open({ centresId: 'd', cityId: '1' })).toEqual({ uname: 'Ayesha', centresId: 'd', cityId: '1' });
  expect(open({ course: 'STC' })).toMatchObject({ cityId: '1', centresId: 'd' });
});

test('the key of the last attempt stays with the draft', () => {
  saveDraft('enquiry', { values: {}, sent: { content: 'A', key: 'k' } });
  open(link);
  forgetLink();
  expect(readDraft('enquiry')?.sent).toEqual({ content: 'A', key: 'k' });
});
